import { catalogueEnd, cataloguePeriod, isReturnTooLate, type CatalogueDates } from './catalogue-deadline';
import { catalogueOrderStatuses, hasOrder, orderMove } from './order-moves';

describe('status changes of an order', () => {
  it('lead from draft to confirmed, and back by the organiser with a reason [CAT-194] [CAT-205] [CAT-287]', () => {
    const moves = catalogueOrderStatuses.flatMap((from) =>
      catalogueOrderStatuses.flatMap((to) =>
        (['exhibitor', 'organizer'] as const).flatMap((by) => orderMove(from, to, by) ?? []),
      ),
    );
    expect(moves.map(({ from, to, by, needsReason }) => `${from} ${to} ${by}${needsReason ? ' reason' : ''}`)).toEqual([
      'draft sent exhibitor',
      'sent draft organizer reason',
      'sent moderation organizer',
      'moderation draft organizer reason',
      'moderation confirmed organizer',
    ]);
  });

  it.each([
    ['draft', 'moderation'],
    ['draft', 'sent'],
    ['sent', 'confirmed'],
    ['confirmed', 'draft'],
    ['confirmed', 'moderation'],
    ['sent', 'sent'],
  ] as const)('of the organiser from %s to %s are not allowed [CAT-205] [CAT-206]', (from, to) => {
    expect(orderMove(from, to, 'organizer')).toBe(undefined);
  });

  it.each([
    [null, false],
    [{ id: null, status: 'sent' }, false],
    [{ id: 7, status: 'draft' }, false],
    [{ id: 7, status: 'sent' }, true],
    [{ id: 7, status: 'moderation' }, true],
    [{ id: 7, status: 'confirmed' }, true],
  ])('%j counts as a placed order: %p [CAT-130] [CAT-202]', (order, isIt) => {
    expect(hasOrder(order)).toBe(isIt);
  });
});

describe('the period of an order', () => {
  const at = (moscow: string) => Date.parse(`${moscow}+03:00`);
  const exhibition: CatalogueDates = { catalog_order_deadline: '2026-04-01', timezone: 'Europe/Moscow' };
  const dates: CatalogueDates = { ...exhibition, catalog_order_ended_at: '2026-05-15' };

  it.each([
    ['2026-05-15T23:59:59', 'open'],
    ['2026-05-16T00:00:00', 'late'],
    ['2026-05-16T23:59:59', 'late'],
    ['2026-05-17T00:00:00', 'closed'],
  ])('at %s, with an order end on 15.05.2026 in the template, is %s [CAT-203] [CAT-204]', (moment, period) => {
    expect(cataloguePeriod(dates, at(moment))).toBe(period);
  });

  it('ends with the start of printing if that is earlier [CAT-204]', () => {
    const printed = { ...dates, catalog_print_started_at: '2026-05-16T10:00:00+03:00' };
    expect(catalogueEnd(printed)).toBe(at('2026-05-16T10:00:00'));
    expect(cataloguePeriod(printed, at('2026-05-16T10:00:01'))).toBe('closed');
    expect(catalogueEnd({ ...dates, catalog_print_started_at: '2026-06-01' })).toBe(at('2026-05-16T23:59:59'));
    const early = { ...dates, catalog_print_started_at: '2026-05-10' };
    expect(cataloguePeriod(early, at('2026-05-10T00:00:01'))).toBe('closed');
  });

  it('is extended for one participation, even beyond the start of printing [CAT-287]', () => {
    const extended = {
      ...dates,
      catalog_print_started_at: '2026-05-16',
      editable_until: '2026-05-20T12:00:00+03:00',
    };
    expect(cataloguePeriod(extended, at('2026-05-20T12:00:00'))).toBe('late');
    expect(cataloguePeriod(extended, at('2026-05-20T12:00:01'))).toBe('closed');
    expect(catalogueEnd({ ...dates, editable_until: '2026-05-01T00:00:00+03:00' })).toBe(at('2026-05-16T23:59:59'));
  });

  it('has no end without a date [CAT-204]', () => {
    const open = { catalog_order_deadline: null, timezone: 'Europe/Moscow' };
    expect([catalogueEnd(open), catalogueEnd({ ...open, editable_until: '2026-01-01T00:00:00Z' })]).toEqual([
      null,
      null,
    ]);
    expect(cataloguePeriod(open, at('2040-01-01T00:00:00'))).toBe('open');
  });

  it('requires a later end for a return after its end [CAT-287]', () => {
    const after = at('2026-05-18T00:00:00');
    expect(isReturnTooLate(dates, null, at('2026-05-16T12:00:00'))).toBe(false);
    expect(isReturnTooLate(dates, null, after)).toBe(true);
    expect(isReturnTooLate(dates, '2026-05-17T12:00:00+03:00', after)).toBe(true);
    expect(isReturnTooLate(dates, '2026-05-19T12:00:00+03:00', after)).toBe(false);
  });
});
