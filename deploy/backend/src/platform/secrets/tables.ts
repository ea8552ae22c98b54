/** Values of this installation: signing key, day of the demo data. */
interface SettingsTable {
  key: string;
  value: string;
}

/** Tables of this area. */
export interface SecretsTables {
  settings: SettingsTable;
}
