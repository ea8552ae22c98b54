export { bool, EnvError, makeValidator, str } from 'envalid';
export { readSettings, type Env, type ProcessSettings, type SettingsOf } from './read-settings';
export { address, list, whole } from './validators';
export { settingsTable } from './settings-table';
export { describeSettings } from './describe-settings';
