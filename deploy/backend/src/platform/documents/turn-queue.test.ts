import { TurnQueue } from './turn-queue';

const limits = { running: 2, waiting: 6, waitingOfCompany: 4, waitingOfUser: 2 };

/** A queue whose jobs the test controls. */
const queueOf = () => {
  const queue = new TurnQueue(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const come = (ticket: string, userId: number, companyId: number, left = new AbortController().signal) =>
    queue.run({ userId, companyId, ticket }, left, () => {
      begun.push(ticket);
      return new Promise<void>((resolve) => ends.set(ticket, resolve));
    });
  const end = async (ticket: string) => {
    ends.get(ticket)?.();
    await settled();
  };
  return { queue, begun, come, end };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of heavy calls', () => {
  it('runs two at a time and tells the others their decreasing position [PASS-321]', async () => {
    const { queue, begun, come, end } = queueOf();
    const all = [come('a', 1, 1), come('b', 2, 2), come('c', 3, 3), come('d', 4, 4)];
    await settled();
    expect(begun).toEqual(['a', 'b']);
    expect([queue.placeOf(1, 'a'), queue.placeOf(3, 'c'), queue.placeOf(4, 'd')]).toEqual([0, 1, 2]);
    expect(queue.placeOf(5, 'd')).toBe(0);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    expect(queue.placeOf(4, 'd')).toBe(1);
    for (const ticket of ['a', 'c', 'd']) await end(ticket);
    await Promise.all(all);
    expect(queue.placeOf(4, 'd')).toBe(0);
  });

  it('runs one per user at a time, and prefers a caller with one file over one with many [PASS-321]', async () => {
    const { queue, begun, come, end } = queueOf();
    const all = [come('a1', 1, 1), come('a2', 1, 1), come('a3', 1, 1), come('b', 2, 1), come('c', 3, 3)];
    await settled();
    // the second slot goes to a colleague, because nobody of another company was waiting yet
    expect(begun).toEqual(['a1', 'b']);
    expect([queue.placeOf(3, 'c'), queue.placeOf(1, 'a2'), queue.placeOf(1, 'a3')]).toEqual([1, 2, 3]);
    await end('a1');
    expect(begun).toEqual(['a1', 'b', 'c']);
    await end('b');
    expect(begun).toEqual(['a1', 'b', 'c', 'a2']);
    for (const ticket of ['c', 'a2', 'a3']) await end(ticket);
    await Promise.all(all);
  });

  it('rejects with 429 beyond the limit of a user, a company or in total [PASS-321]', async () => {
    const { come, end } = queueOf();
    const all = [come('a', 1, 1), come('b', 2, 2), come('a2', 1, 1), come('a3', 1, 1)];
    const refusal = { status: 429, options: { code: 'too_many_files', retryAfter: 60 } };
    await expect(come('a4', 1, 1)).rejects.toMatchObject(refusal);
    all.push(come('c', 3, 1), come('d', 4, 1));
    await expect(come('e', 5, 1)).rejects.toMatchObject(refusal);
    all.push(come('f', 6, 2), come('g', 7, 3));
    await expect(come('h', 8, 4)).rejects.toMatchObject(refusal);
    for (let round = 0; round < 8; round += 1) for (const ticket of 'a b a2 a3 c d f g'.split(' ')) await end(ticket);
    await Promise.all(all);
  });

  it('drops callers that have left, and continues after a failed job [PASS-321]', async () => {
    const { queue, begun, come, end } = queueOf();
    const failing = queue.run({ userId: 9, companyId: 9, ticket: 'x' }, new AbortController().signal, async () => {
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    const leaving = new AbortController();
    const stays = [come('a', 1, 1), come('b', 2, 2)];
    const leaves = come('c', 3, 3, leaving.signal);
    stays.push(come('d', 4, 4));
    leaving.abort(new Error('gone'));
    await expect(leaves).rejects.toThrow('gone');
    expect(queue.placeOf(4, 'd')).toBe(1);
    await end('a');
    expect(begun).toEqual(['a', 'b', 'd']);
    for (const ticket of ['b', 'd']) await end(ticket);
    await Promise.all(stays);
  });
});
