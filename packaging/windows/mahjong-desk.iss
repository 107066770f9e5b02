; Inno Setup 6: makes an installer for Windows of the folder that PyInstaller packed.
;   iscc /DVersion=1.0.0 packaging\windows\mahjong-desk.iss
; Not yet run: the workflow "release" does it on Windows.

#ifndef Version
  #error "Say which version: /DVersion=1.0.0"
#endif

[Setup]
AppId={{B2F0D7B0-5C0B-4E0D-9D1C-6C2D9C6D9A51}
AppName=Mahjong Desk
AppVersion={#Version}
AppPublisher=The Mahjong Desk authors
DefaultDirName={autopf}\Mahjong Desk
DefaultGroupName=Mahjong Desk
DisableProgramGroupPage=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=mahjong-desk-{#Version}-windows-x86_64
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
; For one user without an administrator, or for all.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
SetupIconFile=..\..\build\icons\app.ico
UninstallDisplayIcon={app}\mahjong-desk.exe
ChangesAssociations=yes
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fi"; MessagesFile: "compiler:Languages\Finnish.isl"
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[Files]
Source: "..\..\dist\mahjong-desk\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Mahjong Desk"; Filename: "{app}\mahjong-desk.exe"; AppUserModelID: "org.mahjongdesk.MahjongDesk"
Name: "{autodesktop}\Mahjong Desk"; Filename: "{app}\mahjong-desk.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.mjd"; ValueType: string; ValueData: "MahjongDesk.File"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\MahjongDesk.File"; ValueType: string; ValueData: "Mahjong Desk"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\MahjongDesk.File\DefaultIcon"; ValueType: string; ValueData: "{app}\mahjong-desk.exe,0"
Root: HKA; Subkey: "Software\Classes\MahjongDesk.File\shell\open\command"; ValueType: string; ValueData: """{app}\mahjong-desk.exe"" ""%1"""

[Run]
Filename: "{app}\mahjong-desk.exe"; Description: "{cm:LaunchProgram,Mahjong Desk}"; Flags: nowait postinstall skipifsilent
