"""A kind of import contract that pyproject.toml names besides import-linter's own."""

from __future__ import annotations

from grimp import ImportGraph
from importlinter import ContractCheck, fields
from importlinter.contracts.independence import IndependenceContract


class IndependentPackagesContract(IndependenceContract):
    """The packages right inside ``package`` do not import each other, whatever they are called.

    An independence contract would have to list them, and be changed for every new family of rules.
    """

    type_name = "independent_packages"

    package = fields.StringField()
    modules = fields.SetField(subfield=fields.ModuleExpressionField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        inside = graph.find_children(str(self.package))
        packages = [module for module in inside if graph.find_children(module)]
        self.modules = set(map(fields.ModuleExpressionField().parse, packages))  # type: ignore[assignment]
        return super().check(graph, verbose)
