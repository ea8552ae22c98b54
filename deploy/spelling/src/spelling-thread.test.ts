import { EventEmitter } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { handleChecks } from './handle-checks';
import { createSpeller, type Speller } from './speller';
import { createSpellingServer } from './spelling-server';
import { SpellingThread } from './spelling-thread';
import { smallDictionaries } from './testing/small-dictionaries';

let speller: Speller;
beforeAll(async () => {
  speller = createSpeller(await smallDictionaries(), () => 0);
});
const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** Both ends of a message channel in one thread. */
const channel = () => {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  return { thread: port1, server: port2 };
};
/** A worker with loaded dictionaries that only does what a test says. */
class Silent extends EventEmitter {
  readonly asked: { id: number; text: string }[] = [];
  postMessage(request: { id: number; text: string }): void {
    this.asked.push(request);
  }
}
const silent = (limitMs?: number) => {
  const worker = new Silent();
  const thread = new SpellingThread(worker as never, limitMs);
  worker.emit('message', { loaded: true });
  return { worker, thread };
};
const ask = async (thread: SpellingThread, query: Record<string, string>, path = '/check') => {
  const app = createSpellingServer(thread);
  const answer = await app.inject({ url: path, query });
  await app.close();
  return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers };
};
const busy = { status: 503, body: { code: 'busy' } };

it('the service responds 503 until its dictionaries are loaded, then with errors and suggestions [CAT-085, CAT-302]', async () => {
  const { thread, server } = channel();
  const checker = new SpellingThread(server as never);
  const query = { text: 'обородование и machine', lang: 'ru' };
  expect(await ask(checker, query)).toMatchObject({
    status: 503,
    body: { code: 'not_ready' },
    headers: { 'retry-after': '5' },
  });
  expect((await ask(checker, {}, '/ready')).status).toBe(503);
  expect((await ask(checker, {}, '/health')).status).toBe(200);
  handleChecks(thread, speller);
  await new Promise((resolve) => server.once('message', resolve));
  expect((await ask(checker, {}, '/ready')).status).toBe(200);
  expect(await ask(checker, query)).toMatchObject({
    status: 200,
    body: { data: [{ position: 0, length: 12, suggestions: ['оборудование'] }], meta: { checked: true } },
  });
});

it.each([
  ['a text that is too long', { text: 'я'.repeat(1001), lang: 'ru' }],
  ['another language', { text: 'слово', lang: 'de' }],
  ['no text', { lang: 'ru' }],
])('the service refuses %s without repeating it [CAT-302]', async (_what, query) => {
  const { thread } = silent();
  expect(await ask(thread, query)).toMatchObject({ status: 400, body: { code: 'wrong_query' } });
});

it('the service accepts texts of 1,000 code points [CAT-086]', async () => {
  const { thread, worker } = silent(1);
  await ask(thread, { text: '🔧'.repeat(1000), lang: 'en' });
  expect(worker.asked).toHaveLength(1);
});

it('the service responds 503 when a check exceeds its time limit or the thread exits [CAT-302]', async () => {
  expect(await ask(silent(1).thread, { text: 'слово', lang: 'ru' })).toMatchObject(busy);
  const { thread, worker } = silent();
  const answer = ask(thread, { text: 'слово', lang: 'ru' });
  while (worker.asked.length === 0) await new Promise(setImmediate);
  worker.emit('exit', 1);
  expect(await answer).toMatchObject(busy);
  expect(thread.isReady()).toBe(false);
});

it('the service accepts 50 texts at once, and no more [CAT-302]', async () => {
  const { thread, worker } = silent();
  const answers = Array.from({ length: 50 }, () => thread.check('слово'));
  expect(await thread.check('слово')).toBeNull();
  for (const { id } of worker.asked) worker.emit('message', { id, errors: [] });
  expect(await Promise.all(answers)).toEqual(answers.map(() => []));
  expect(worker.asked).toHaveLength(50);
});

it('the service skips a text that nobody waits for any more [CAT-302]', async () => {
  const { thread, server } = channel();
  const check = jest.fn(() => []);
  handleChecks(thread, { check });
  const answers: unknown[] = [];
  const received = new Promise<void>((resolve) =>
    server.on('message', (message) => void (answers.push(message) === 3 && resolve())),
  );
  server.postMessage({ id: 1, text: 'слово', until: 0 });
  server.postMessage({ id: 2, text: 'слово', until: Date.now() + 60_000 });
  await received;
  expect(answers).toEqual([{ loaded: true }, { id: 1, errors: null }, { id: 2, errors: [] }]);
  expect(check).toHaveBeenCalledTimes(1);
});
