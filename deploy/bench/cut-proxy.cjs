// CommonJS, because benchmarks and backend tests, which run in jest, both load it
const { once } = require('node:events');
const { connect, createServer } = require('node:net');

/**
 * Starts a TCP proxy to a server, whose connections can be cut and restored while in use.
 * @param {string} target address of the server
 * @returns {Promise<import('./cut-proxy.cjs').CutProxy>}
 */
const startCutProxy = async (target) => {
  const { hostname, port } = new URL(target);
  const sockets = new Set();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    for (const [socket, other] of /** @type {const} */ ([
      [near, far],
      [far, near],
    ])) {
      sockets.add(socket);
      socket.on('data', (bytes) => {
        if (!isSilent) other.write(bytes);
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  const listen = async (/** @type {number} */ wanted) => {
    server.listen(wanted, '127.0.0.1');
    await once(server, 'listening');
    return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  };
  const ownPort = await listen(0);
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const address = new URL(target);
  address.hostname = '127.0.0.1';
  address.port = String(ownPort);
  return {
    url: address.toString(),
    cut,
    silence: () => {
      isSilent = true;
    },
    restore: async () => {
      isSilent = false;
      if (!server.listening) await listen(ownPort);
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
};

module.exports = { startCutProxy };
