import { jsonOf } from './json-of';

const body = { list: [{ id: 1 }, ['a']], text: 'b', at: new Date(0), none: null, left: undefined };
const sent = '{"list":[{"id":1},["a"]],"text":"b","at":"1970-01-01T00:00:00.000Z","none":null}';

it('the JSON is the same in a page whose library adds a toJSON to arrays and strings [CAT-263]', () => {
  expect(jsonOf(body)).toBe(sent);
  const polluted = [Array.prototype, String.prototype] as object[];
  for (const prototype of polluted) {
    Object.defineProperty(prototype, 'toJSON', { value: () => 'of the page', configurable: true });
  }
  try {
    expect(jsonOf(body)).toBe(sent);
  } finally {
    for (const prototype of polluted) Reflect.deleteProperty(prototype, 'toJSON');
  }
});
