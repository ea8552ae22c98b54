import { catalogueDeadlineItems, type CatalogueDeadlineInput } from '.';

const at = (moscow: string) => Date.parse(`${moscow}+03:00`);
const input: CatalogueDeadlineInput = {
  type: 'self',
  exhibition: { catalog_order_deadline: '2026-05-15', timezone: 'Europe/Moscow' },
  catalog_template_id: 1,
  catalog_order_id: null,
  catalog_order_status: null,
  company: {
    name_rus: 'ООО «Северная механика»',
    name_eng: 'Severnaya Mekhanika LLC',
    country: { name_rus: 'Россия', name_eng: 'Russia' },
    address: 'Станочная, 14',
    phone: '+78310000000',
    email: null,
    website: 'severmech.example',
  },
  stands: [{ title: '24C10' }],
};
const item = (changes: Partial<CatalogueDeadlineInput>, now: string) =>
  catalogueDeadlineItems({ ...input, ...changes }, at(now))[0];

describe('catalogueDeadlineItems', () => {
  it.each([
    [null, '2026-05-15T23:59:59', 'need', 'ready'],
    ['draft', '2026-05-15T23:59:59', 'need', 'ready'],
    ['draft', '2026-05-16T00:00:00', 'need', 'late'],
    ['draft', '2026-05-17T00:00:00', 'closed', 'none'],
    ['sent', '2026-05-01T00:00:00', 'done', 'sent'],
    ['confirmed', '2026-06-01T00:00:00', 'done', 'sent'],
  ] as const)('an order %s at %s is %s, %s [SHELL-240] [SHELL-242]', (status, now, state, detail) => {
    expect(item({ catalog_order_status: status }, now)).toMatchObject({
      kind: 'catalogue-order',
      at: at('2026-05-15T23:59:59'),
      state,
      detail,
      reminders: [14, 7, 3, 1],
    });
  });

  it('counts the facts that are ready for print and those that block [SHELL-242]', () => {
    expect(item({}, '2026-05-01T12:00:00')?.progress).toEqual({ total: 8, accepted: 7, waiting: 0, rejected: 0 });
    expect(item({ stands: [] }, '2026-05-01T12:00:00')).toMatchObject({
      detail: 'missing',
      count: 1,
      progress: { total: 8, accepted: 6 },
    });
  });

  it('has no date without a catalogue, unless there is an order [CAT-014]', () => {
    expect(item({ catalog_template_id: null }, '2026-05-01T12:00:00')).toBe(undefined);
    expect(item({ catalog_template_id: null, catalog_order_id: 7 }, '2026-05-01T12:00:00')).toMatchObject({
      state: 'need',
    });
  });

  it('has no date without a deadline and for an assembly organisation [SHELL-240]', () => {
    expect(
      item({ exhibition: { catalog_order_deadline: null, timezone: 'Europe/Moscow' } }, '2026-05-01T12:00:00'),
    ).toBe(undefined);
    expect(item({ type: 'installer' }, '2026-05-01T12:00:00')).toBe(undefined);
  });
});
