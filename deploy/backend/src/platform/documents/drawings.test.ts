import { Readable } from 'node:stream';
import { Drawings } from './drawings';
import type { DocumentJob } from './sheets';

const shares = { running: 2, waiting: 8, waitingOfCompany: 4, waitingOfUser: 2 };
const jobOf = (title: string): DocumentJob => ({
  kind: 'rubrics',
  title,
  sheet: {
    locale: 'en',
    exhibition: { title: { rus: '', eng: '' }, dates: '', venue: null, website: null },
    heading: title,
    sections: [],
  },
});
const caller = (userId: number, companyId = userId) => ({ userId, companyId, ticket: null });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Documents whose drawing the test controls. */
const drawingsOf = () => {
  const begun: string[] = [];
  const streams = new Map<string, Readable>();
  const render = async (job: DocumentJob): Promise<Readable> => {
    begun.push(job.title);
    const stream = new Readable({ read: () => {} });
    streams.set(job.title, stream);
    return stream;
  };
  const end = async (title: string, text = `bytes of ${title}`) => {
    streams.get(title)?.push(Buffer.from(text));
    streams.get(title)?.push(null);
    for (let turn = 0; turn < 5; turn += 1) await settled();
  };
  const drawings = new Drawings({ render }, async () => 1, shares);
  const draw = (title: string, userId: number, companyId = userId, left = new AbortController().signal) =>
    drawings.draw({ job: jobOf(title) }, caller(userId, companyId), left);
  return { begun, streams, drawings, draw, end };
};
const textOf = async (file: Promise<Readable>): Promise<string> =>
  Buffer.concat(await (await file).toArray()).toString();

describe('drawing for callers of the API [PASS-384]', () => {
  it('one user with many documents leaves the others their turn, and is rejected beyond their share', async () => {
    const { begun, draw, end } = drawingsOf();
    const flood = ['f1', 'f2', 'f3'].map((title) => textOf(draw(title, 1)));
    await expect(draw('f4', 1)).rejects.toMatchObject({ status: 429, options: { code: 'too_many_files' } });
    const other = textOf(draw('other', 2));
    await settled();
    expect(begun).toEqual(['f1', 'other']);
    await end('other');
    expect(await other).toBe('bytes of other');
    for (const title of ['f1', 'f2', 'f3']) await end(title);
    expect(await Promise.all(flood)).toEqual(['bytes of f1', 'bytes of f2', 'bytes of f3']);
  });

  it('80 equal requests share one drawing, whoever makes them, and each gets the whole file', async () => {
    const { begun, draw, end } = drawingsOf();
    const all = Array.from({ length: 80 }, (_, index) => textOf(draw('same', index % 3)));
    await settled();
    await end('same');
    expect(new Set(await Promise.all(all))).toEqual(new Set(['bytes of same']));
    expect(begun).toEqual(['same']);
  });

  it('a file with a key is cached: the next request draws nothing', async () => {
    const { begun, drawings, end } = drawingsOf();
    const late = jest.fn(() => jobOf('rubrics'));
    const ask = (key: string) => textOf(drawings.draw({ key, job: late }, caller(1), new AbortController().signal));
    const first = ask('stamp 1');
    await settled();
    await end('rubrics');
    expect(await first).toBe('bytes of rubrics');
    expect(await ask('stamp 1')).toBe('bytes of rubrics');
    expect([begun.length, late.mock.calls.length]).toEqual([1, 1]);
    const changed = ask('stamp 2');
    await settled();
    await end('rubrics');
    await changed;
    expect(begun).toHaveLength(2);
  });

  it('continues while somebody waits and is cancelled when all have left', async () => {
    const { streams, draw, end } = drawingsOf();
    const first = new AbortController();
    const second = new AbortController();
    const leaving = draw('a', 1, 1, first.signal);
    const staying = textOf(draw('a', 2, 2, second.signal));
    void leaving.catch(() => undefined);
    await settled();
    first.abort(new Error('gone'));
    expect(streams.get('a')?.destroyed).toBe(false);
    await end('a');
    expect(await staying).toBe('bytes of a');

    const alone = new AbortController();
    const given = draw('b', 1, 1, alone.signal);
    given.catch(() => undefined);
    await settled();
    alone.abort(new Error('gone'));
    expect(streams.get('b')?.destroyed).toBe(true);
    await expect(given).rejects.toThrow();
    await settled();
    const again = textOf(draw('b', 1));
    await settled();
    await end('b');
    expect(await again).toBe('bytes of b');
  });

  it('a failing drawing fails for all waiters, and the next one starts again', async () => {
    const { streams, draw, end } = drawingsOf();
    const both = [draw('a', 1), draw('a', 2)];
    for (const one of both) one.catch(() => undefined);
    await settled();
    streams.get('a')?.destroy(new Error('broken'));
    for (const one of both) await expect(one).rejects.toThrow('broken');
    const again = textOf(draw('a', 1));
    await settled();
    await end('a');
    expect(await again).toBe('bytes of a');
  });
});
