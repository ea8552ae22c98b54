import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shellPackage } from '@fairfront/shared-kit/tooling/webpack/shell.mjs';
import webpack from 'webpack';
import { root } from '../../setup/install.mjs';

/**
 * Builds the shell and all remotes as one bundle with route splitting, the baseline for the cost of federation.
 * @param {unknown} env
 * @param {{ mode?: 'production' | 'development' }} argv
 */
export default (env, argv) => {
  const base = shellPackage(pathToFileURL(join(root, 'shell/webpack.config.mjs')).href)(env, argv);
  return {
    ...base,
    output: {
      ...base.output,
      path: join(import.meta.dirname, '../dist/one-bundle'),
      uniqueName: 'fairfront_one_bundle',
    },
    module: {
      ...base.module,
      rules: [
        ...base.module.rules,
        { test: /[\\/]definitions\.ts$/, loader: join(import.meta.dirname, 'definitions-loader.mjs') },
      ],
    },
    plugins: [
      ...base.plugins,
      new webpack.NormalModuleReplacementPlugin(/\/federation$/, (request) => {
        if (request.context.endsWith('/shell/src/boot')) request.request = join(import.meta.dirname, 'federation.ts');
      }),
    ],
    cache: { ...base.cache, name: 'one-bundle' },
  };
};
