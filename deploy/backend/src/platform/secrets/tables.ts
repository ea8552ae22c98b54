/** Values of this installation: signing key, day of the demo data. */
interface SettingsTable {
  key: string;
  value: string;
}

export {};

declare module '../database/tables' {
  interface Tables {
    settings: SettingsTable;
  }
}
