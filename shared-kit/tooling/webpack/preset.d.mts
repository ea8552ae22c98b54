import type { Configuration, FileCacheOptions, RuleSetRule, WebpackPluginInstance } from 'webpack';

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>;

/** What every preset sets, so that whoever builds on it finds it there. */
export interface PresetConfiguration extends Configuration {
  name: string;
  context: string;
  output: NonNullable<Configuration['output']>;
  module: NonNullable<Configuration['module']> & { rules: RuleSetRule[] };
  plugins: WebpackPluginInstance[];
  cache: FileCacheOptions;
}

/** The same for packages that run in a browser. */
export interface WebConfiguration extends PresetConfiguration {
  output: PresetConfiguration['output'] & { filename: string };
  optimization: NonNullable<Configuration['optimization']> & {
    splitChunks: SplitChunks;
  };
}

/** What the `webpack.config.mjs` of a package exports. */
export type Preset = (env: unknown, argv: { mode?: 'production' | 'development' }) => PresetConfiguration;
