import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { plannedStop } from '@fairfront/shared-kit/domain/platform/planned-stop';
import { closeGracefully } from './close-gracefully';
import { startTestEdge, type TestEdge } from './testing/test-edge';
import { openRaw, parseResponse, rawRequest, readToEnd } from './testing/raw-http';

/** Calls that the backend has received but not answered yet. */
let taken: ServerResponse[] = [];
let testEdge: TestEdge;
const opened: Socket[] = [];

beforeEach(async () => {
  taken = [];
  testEdge = await startTestEdge((request, response) => {
    request.resume().once('end', () => {
      taken.push(response);
      testEdge.backend.emit('taken');
    });
  });
});
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await testEdge.close();
});

const open = async (text: string): Promise<Socket> => {
  const socket = await openRaw(testEdge.port, text);
  opened.push(socket);
  return socket;
};
const call = (body: string): string =>
  `POST /api/thing HTTP/1.1\r\nHost: portal.test\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n${body}`;
const takenCalls = async (count: number): Promise<void> => {
  while (taken.length < count) await once(testEdge.backend, 'taken');
};
/** Resolves when new connections are refused. */
const refusesConnections = async (): Promise<void> => {
  for (let isListening = true; isListening;) {
    const probe = connect(testEdge.port, '127.0.0.1');
    isListening = await once(probe, 'connect').then(
      () => true,
      () => false,
    );
    probe.destroy();
  }
};

it('a planned stop accepts nothing new and lets 8 of 8 pending calls get their responses [SHELL-308]', async () => {
  const sockets = await Promise.all(Array.from({ length: 8 }, () => open(call('{}'))));
  const answers = sockets.map(readToEnd);
  await takenCalls(8);
  const stopped = testEdge.edge.close();
  await refusesConnections();
  for (const response of taken) response.writeHead(201).end('{"id":1}');
  const statuses = (await Promise.all(answers)).map((text) => parseResponse(text).status);
  expect(statuses).toEqual(Array.from({ length: 8 }, () => 201));
  await stopped;
});

it('a planned stop reads a body that is being sent to its end [SHELL-308]', async () => {
  const socket = await open(call('{'));
  const answer = readToEnd(socket);
  // once the call behind it is answered, the edge has begun to read the first one
  const other = rawRequest(testEdge.port, call('{}'));
  await takenCalls(1);
  taken[0]?.end('{}');
  await other;
  const stopped = testEdge.edge.close();
  await refusesConnections();
  socket.write('}');
  await takenCalls(2);
  taken[1]?.writeHead(201).end('{"id":1}');
  expect(parseResponse(await answer).status).toBe(201);
  await stopped;
});

it('a planned stop does not wait for idle and preconnected connections of browsers [SHELL-308]', async () => {
  const inAdvance = readToEnd(await open(''));
  const kept = await open('GET /health HTTP/1.1\r\nHost: portal.test\r\n\r\n');
  await once(kept, 'data');
  const keptEnd = readToEnd(kept);
  await testEdge.edge.close();
  await Promise.all([inAdvance, keptEnd]);
});

it('a planned stop waits for a response as long as the backend does, and only then closes its connection [SHELL-308]', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
    let isClosed = () => {};
    const server = { closeAllConnections: jest.fn(() => isClosed()) };
    const close = jest.fn(() => new Promise<void>((resolve) => (isClosed = resolve)));
    const closed = closeGracefully({ server, close } as unknown as Parameters<typeof closeGracefully>[0]);
    jest.advanceTimersByTime(plannedStop.drain - 1);
    expect(server.closeAllConnections).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(server.closeAllConnections).toHaveBeenCalledTimes(1);
    await closed;
  } finally {
    jest.useRealTimers();
  }
});
