import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { workspaceFolder } from '../package-facts.mjs';
import { releaseNameOf } from '../remote-folders.mjs';
import { developmentConfiguration } from './configuration.mjs';

/**
 * @param {string} name
 * @param {string} origin
 */
const configurationOf = async (name, origin) => {
  const { default: configure } = await import(pathToFileURL(join(workspaceFolder, name, 'webpack.config.mjs')).href);
  return developmentConfiguration(configure({}, { mode: 'development' }), origin);
};

/**
 * Shows type errors in the overlay of open pages. They come after the answer of the build, which closes the overlay.
 * @param {WebpackDevServer} server
 * @param {string[]} names of the served packages
 * @returns {() => void} ends the checking
 */
const showTypeErrors = (server, names) => {
  /** @type {{ file?: string, loc?: string, message: string }[]} */
  let errors = [];
  let isChecking = true;
  let isBuilt = true;
  const send = (/** @type {WebpackDevServer.ClientConnection[]} */ clients) => {
    if (errors.length > 0 && !isChecking) server.sendMessage(clients, 'errors', errors);
  };
  const sockets = server.webSocketServer;
  if (!sockets) throw new Error('The dev server has no sockets to show type errors by');
  const everybody = () => sockets.clients;
  sockets.implementation.on('connection', (client) => send([client]));
  server.compiler.hooks.done.tap('showTypeErrors', (stats) => {
    isBuilt = !stats.hasErrors();
    send(everybody());
  });
  const checking = fork(fileURLToPath(new URL('./type-check.mjs', import.meta.url)), names);
  checking.on('message', (message) => {
    const found = /** @type {typeof errors | null} */ (message);
    isChecking = found === null;
    if (found === null) return;
    const wereShown = errors.length > 0;
    errors = found;
    // closes the overlay
    if (wereShown && errors.length === 0 && isBuilt) server.sendMessage(everybody(), 'still-ok');
    send(everybody());
  });
  return () => checking.connected && checking.disconnect();
};

/**
 * Serves packages from their sources. Open pages take over what is saved.
 * @param {{ names: string[], port: number }} options names: the shell among them, whose React the remotes use
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
      // the configurations bring client and updates themselves: one overlay for all
      hot: false,
      client: false,
      static: false,
      devMiddleware: { stats: 'errors-warnings' },
    },
    webpack(configurations),
  );
  await server.start();
  await new Promise((resolve) => server.middleware?.waitUntilValid(resolve));
  const stopChecking = showTypeErrors(server, names);
  return {
    bases: Object.fromEntries(names.map(releaseNameOf).map((name) => [name, `${origin}/${name}`])),
    stop: async () => {
      stopChecking();
      await server.stop();
    },
  };
};
