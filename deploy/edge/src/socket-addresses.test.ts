import { once } from 'node:events';
import type { Socket } from 'node:net';
import { PusherServer } from '../../backend/src/platform/realtime/pusher-server';
import { socketAddressBehind } from '../../backend/src/platform/realtime/socket-address';
import type { SocketLimits } from '../../backend/src/platform/realtime/socket-limits';
import { startTestEdge, type TestEdge } from './testing/test-edge';
import { openRaw, readToEnd } from './testing/raw-http';

let testEdge: TestEdge;
let server: PusherServer;
const opened: Socket[] = [];

/** Starts the edge behind one trusted proxy, and behind the edge the real Pusher server, which trusts the edge. */
const start = async (limits: Partial<SocketLimits>): Promise<void> => {
  testEdge = await startTestEdge((_request, response) => void response.end('{}'), { trustedHops: 1 });
  server = new PusherServer(
    { id: 'app', key: 'key', secret: 'secret' },
    { claim: async () => null, log: { error: () => {} }, addressOf: socketAddressBehind(1), limits },
  );
  server.attach(testEdge.backend);
};
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  server.close();
  await testEdge.close();
});

/** Opens a WebSocket the way the proxy forwards it; resolves with the first message of the Pusher server. */
const open = async (forwardedFor: string) => {
  const socket = await openRaw(
    testEdge.port,
    'GET /app/key?protocol=7 HTTP/1.1\r\nHost: portal.test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n' +
      `X-Forwarded-For: ${forwardedFor}\r\n\r\n`,
  );
  opened.push(socket);
  let said = '';
  while (!/pusher:(connection_established|error)/.test(said)) {
    const [part] = (await once(socket, 'data')) as [Buffer];
    said += part.toString('latin1');
  }
  return { socket, isOpen: said.includes('connection_established'), said };
};

/** A masked frame of a client. */
const pingFrame = Buffer.concat([Buffer.from([0x81, 0x80 | 23, 0, 0, 0, 0]), Buffer.from('{"event":"pusher:ping"}')]);

it('the backend counts sockets by the one address that the edge sends, whatever a client prepends [SHELL-309]', async () => {
  await start({ socketsPerAddress: 2 });
  expect((await open('203.0.113.7')).isOpen).toBe(true);
  expect((await open('6.6.6.6, 203.0.113.7')).isOpen).toBe(true);
  const third = await open('6.6.6.7, 203.0.113.7');
  expect(third.isOpen).toBe(false);
  expect(third.said).toContain('4100');
  expect((await open('203.0.113.8')).isOpen).toBe(true);
});

it('the backend closes sockets of an address that sends too much through the edge, but not those of others [SHELL-309]', async () => {
  await start({ framesPerAddress: { burst: 10, perSecond: 0 } });
  const [first, second, other] = [await open('203.0.113.7'), await open('203.0.113.7'), await open('203.0.113.8')];
  first.socket.write(Buffer.concat(Array.from({ length: 8 }, () => pingFrame)));
  second.socket.write(Buffer.concat(Array.from({ length: 8 }, () => pingFrame)));
  const ended = await Promise.race([readToEnd(first.socket), readToEnd(second.socket)]);
  expect(ended).toContain('4301');
  other.socket.write(pingFrame);
  const [answer] = (await once(other.socket, 'data')) as [Buffer];
  expect(answer.toString('latin1')).toContain('pusher:pong');
});
