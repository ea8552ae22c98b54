import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { workspaceFolder } from './package-facts.mjs';

/** The development build of a package, addressed as the dev server serves it. */
const configurationOf = async (name, origin) => {
  const { default: configure } = await import(pathToFileURL(join(workspaceFolder, name, 'webpack.config.mjs')).href);
  const config = configure({}, { mode: 'development' });
  return { ...config, output: { ...config.output, publicPath: `${origin}/${name}/` } };
};

/**
 * Serves packages from their sources; a saved file reloads the page.
 * @param {{ names: string[], port: number }} options
 * @returns {Promise<{ bases: Record<string, string>, stop: () => Promise<void> }>} bases: folder address of every package
 */
export const startDevServer = async ({ names, port }) => {
  const origin = `http://localhost:${port}`;
  const configurations = await Promise.all(names.map((name) => configurationOf(name, origin)));
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      // the page comes from the portal: its origin asks for files of this one
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
      allowedHosts: ['localhost', '127.0.0.1'],
      hot: false,
      liveReload: true,
      static: false,
      client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
      devMiddleware: { stats: 'errors-warnings' },
    },
    webpack(configurations),
  );
  await server.start();
  await new Promise((resolve) => server.middleware.waitUntilValid(resolve));
  return {
    bases: Object.fromEntries(names.map((name) => [name, `${origin}/${name}`])),
    stop: () => server.stop(),
  };
};
