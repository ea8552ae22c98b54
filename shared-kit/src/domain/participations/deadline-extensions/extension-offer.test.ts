import { endOfDay } from '../../common';
import { extensionOffer, extensionProposals, type ExtensionContext } from '.';

const zone = 'Europe/Moscow';
const at = (moscow: string) => Date.parse(`${moscow}+03:00`);
const rule = { until: '2026-05-23', note_rus: null, note_eng: null };
const offer = (changes: Partial<ExtensionContext> = {}) =>
  extensionOffer({
    deadline: { at: endOfDay('2026-05-19', zone), detail: 'free' },
    rule,
    isPending: false,
    now: at('2026-04-10T12:00:00'),
    zone,
    ...changes,
  });

describe('extensionOffer', () => {
  it.each<[string, Partial<ExtensionContext>, ReturnType<typeof offer>]>([
    ['from the day after the deadline to the last possible one', {}, { first: '2026-05-20', last: '2026-05-23' }],
    ['no kind without a rule', { rule: undefined }, { refusal: 'extension_not_offered' }],
    ['no kind that is never extended', { rule: { ...rule, until: null } }, { refusal: 'extension_not_offered' }],
    ['one request at a time', { isPending: true }, { refusal: 'extension_pending' }],
    [
      'nothing where all places are used',
      { deadline: { at: endOfDay('2026-05-19', zone), detail: 'full' } },
      { refusal: 'extension_needless' },
    ],
    [
      'nothing for a sent order',
      { deadline: { at: endOfDay('2026-05-19', zone), detail: 'sent' } },
      { refusal: 'extension_needless' },
    ],
    [
      'after the deadline from today on',
      { now: at('2026-05-22T09:00:00') },
      { first: '2026-05-22', last: '2026-05-23' },
    ],
    [
      'in the last hour of the last day',
      { now: at('2026-05-23T23:59:59') },
      { first: '2026-05-23', last: '2026-05-23' },
    ],
    ['nothing after the last day', { now: at('2026-05-24T00:00:00') }, { refusal: 'extension_too_late' }],
    [
      'nothing when the deadline is the last possible day',
      { deadline: { at: endOfDay('2026-05-23', zone), detail: 'free' } },
      { refusal: 'extension_too_late' },
    ],
    [
      'no later than the rule that ends it anyway',
      { deadline: { at: endOfDay('2026-05-19', zone), detail: 'free', latest: at('2026-05-22T00:00:00') } },
      { first: '2026-05-20', last: '2026-05-21' },
    ],
    [
      'a whole day that ends with that rule',
      { deadline: { at: endOfDay('2026-05-19', zone), detail: 'free', latest: at('2026-05-22T23:59:59') } },
      { first: '2026-05-20', last: '2026-05-22' },
    ],
  ])('%s [ACC-210]', (_name, changes, expected) => {
    expect(offer(changes)).toEqual(expected);
  });

  it.each([
    [
      { first: '2026-05-20', last: '2026-05-23' },
      [
        ['2026-05-20', 1],
        ['2026-05-21', 2],
        ['2026-05-22', 3],
      ],
    ],
    [
      { first: '2026-05-20', last: '2026-05-21' },
      [
        ['2026-05-20', 1],
        ['2026-05-21', 2],
      ],
    ],
    [
      { first: '2026-05-22', last: '2026-05-23' },
      [
        ['2026-05-22', 3],
        ['2026-05-23', 4],
      ],
    ],
  ])('proposes the first days of %j [ACC-210]', (days, expected) => {
    expect(extensionProposals(days, '2026-05-19').map(({ day, days: count }) => [day, count])).toEqual(expected);
  });
});
