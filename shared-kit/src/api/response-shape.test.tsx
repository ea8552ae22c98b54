import { fits, type ResponseShape } from './response-shape';
import { connect, failureOf, json } from './client-samples';
import { judgeOf } from './usable-response';

const named = { Person: { id: 'n', name: 's', 'nick?': 's', boss: '#Person?' } } as const;

describe('the shape of an answer', () => {
  it.each<[string, unknown, ResponseShape, boolean]>([
    ['a text', 'x', 's', true],
    ['a number for a text', 1, 's', false],
    ['null', null, 'n', false],
    ['an allowed null', null, 'n?', true],
    ['anything', null, '*', true],
    ['a list', [1, 2], ['n'], true],
    ['a list with a value of another type', [1, 'b'], ['n'], false],
    ['an object for a list', {}, ['n'], false],
    ['a list for an object', [], { a: 's' }, false],
    ['a missing member', {}, { a: 's' }, false],
    ['a missing member that may be absent', {}, { 'a?': 's' }, true],
    ['a further member', { a: 'x', b: 1 }, { a: 's' }, true],
    ['a named shape', { id: 1, name: 'Ann', boss: null }, '#Person', true],
    ['a named shape inside of itself', { id: 1, name: 'Ann', boss: { id: 2 } }, '#Person', false],
    ['an unknown name', 17, '#Nobody', true],
  ])('%s: %j against %j', (_, value, shape, expected) => {
    expect(fits(value, shape, named)).toBe(expected);
  });

  it.each<[string, unknown, boolean]>([
    ['/participants/{id}', { data: {} }, false],
    ['/participants', { data: [{}], meta: {} }, false],
    ['/auth/user', null, false],
    ['/participants/{id}/cart', { data: {} }, false],
    ['/participants/{id}/catalog-orders/{orderId}/history', {}, false],
    ['/no/such/path', { data: 1 }, true],
  ])(
    'comes from the API document, for %s as for all others: an emptied record is no answer [SHELL-352]',
    async (...row) => {
      const [path, answer, expected] = row;
      expect((await judgeOf(path))(answer)).toBe(expected);
    },
  );

  it('that no screen can use makes the read fail like any other failure, once and without a repeat [SHELL-352]', async () => {
    const { client, requests } = connect(() => json({ data: {} }));
    const read = (client as unknown as { get: (path: string) => Promise<unknown> }).get('/auth/user');
    expect(await failureOf(read)).toMatchObject({ status: 200, code: 'unreadable_answer' });
    expect(requests).toHaveLength(1);
  });
});
