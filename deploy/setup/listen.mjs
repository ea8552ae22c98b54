import { createServer } from 'node:net';

/**
 * Starts a server.
 * @param {import('node:net').Server} server of any protocol
 * @param {number} [port] without one the system chooses a free one
 * @param {string} [host]
 * @returns {Promise<number>} the port it listens on
 */
export const listen = (server, port = 0, host = '127.0.0.1') =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve(address.port);
    });
  });

/**
 * A port that nobody listens on. Another process may take it before its user does.
 * @param {string} [host]
 * @returns {Promise<number>}
 */
export const freePort = async (host) => {
  const probe = createServer();
  const port = await listen(probe, 0, host);
  await new Promise((resolve) => probe.close(resolve));
  return port;
};
