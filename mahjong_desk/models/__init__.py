"""The editable hand and the Qt item models that show it; no widgets."""
