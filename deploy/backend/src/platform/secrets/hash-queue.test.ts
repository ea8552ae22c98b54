import { HttpError } from '../http/http-error';
import { HashQueue } from './hash-queue';

/** Tasks whose end the test controls. */
const heldTasks = () => {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name);
      ends.set(name, () => resolve(name));
    });
  return { started, task, end: (name: string) => ends.get(name)?.() };
};

const flush = () => new Promise((resolve) => setImmediate(resolve));

it('the queue runs a few tasks at a time, in order of arrival [SHELL-323]', async () => {
  const queue = new HashQueue({ atOnce: 2, waiting: 10, waitingPerCaller: 10 });
  const { started, task, end } = heldTasks();
  const all = Promise.all(['a', 'b', 'c', 'd'].map((name) => queue.run('one', task(name))));
  await flush();
  expect(started).toEqual(['a', 'b']);
  end('b');
  await flush();
  expect(started).toEqual(['a', 'b', 'c']);
  end('a');
  await flush();
  end('c');
  end('d');
  expect(await all).toEqual(['a', 'b', 'c', 'd']);
});

it('a full queue rejects with 503 and a retry time, in total and per caller [SHELL-323]', async () => {
  const queue = new HashQueue({ atOnce: 1, waiting: 3, waitingPerCaller: 2 });
  const { task, end } = heldTasks();
  const kept = [
    queue.run('flood', task('running')),
    queue.run('flood', task('first')),
    queue.run('flood', task('second')),
  ];
  const refused = queue.run('flood', task('third'));
  await expect(refused).rejects.toMatchObject({ status: 503, options: { code: 'busy', retryAfter: 2 } });
  await expect(refused).rejects.toBeInstanceOf(HttpError);
  kept.push(queue.run('somebody else', task('his')));
  await expect(queue.run('a third', task('none'))).rejects.toMatchObject({ status: 503 });
  for (const name of ['running', 'first', 'second', 'his']) {
    end(name);
    await flush();
  }
  expect(await Promise.all(kept)).toEqual(['running', 'first', 'second', 'his']);
});

it('the queue continues after a failed task', async () => {
  const queue = new HashQueue({ atOnce: 1, waiting: 1, waitingPerCaller: 1 });
  const failing = queue.run('one', () => Promise.reject(new Error('no memory')));
  const next = queue.run('one', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no memory');
  expect(await next).toBe('done');
});
