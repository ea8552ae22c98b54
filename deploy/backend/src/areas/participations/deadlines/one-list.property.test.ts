import { nextDeadline } from '@fairfront/shared-kit/domain/account';
import { catalogueDeadline } from '@fairfront/shared-kit/domain/catalogue';
import { deadlineOf, isCreationDisabled, passKinds } from '@fairfront/shared-kit/domain/passes';
import { addDays, dayAt, momentOf } from '@fairfront/shared-kit/domain/common';
import {
  eventTypes,
  isDeadlinePassed,
  isInCalendar,
  isInOverview,
  type DeadlineItem,
} from '@fairfront/shared-kit/domain/participations';
import { effectiveDates, type ExtendedDates } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import fc from 'fast-check';
import { componentsOf, readCalendar } from '../../../testing/read-calendar';
import { deadlineCalendar } from './deadline-calendar';
import type { DeadlineFacts } from './deadline-facts';
import { deadlineResponses, deadlineId, deadlinesOf, type ParticipationDeadlines } from './deadlines.service';
import { reminderStep } from './reminder-step';

const first = '2026-03-01';
const anyDay = fc.integer({ min: 0, max: 100 }).map((days) => addDays(first, days));
const maybeDay = fc.option(anyDay, { nil: null });
const few = fc.nat(3);
const anyCounts = fc.record({ accepted: few, consideration: few, rejected: few });
const anyQuota = fc.record({ count: few, total: fc.option(fc.nat(5), { nil: null }) });

const anyExhibition: fc.Arbitrary<DeadlineFacts['exhibition']> = fc
  .record({
    timezone: fc.constantFrom('Europe/Moscow', 'Asia/Vladivostok', 'America/New_York'),
    installation_started_at: anyDay,
    personal_pass_started_at: maybeDay,
    personal_pass_ended_at: maybeDay,
    print_personal_pass_started_at: maybeDay,
    print_personal_pass_ended_at: maybeDay,
    installer_pass_ended_at: maybeDay,
    print_installer_pass_started_at: maybeDay,
    print_installer_pass_ended_at: maybeDay,
    car_pass_ended_at: maybeDay,
    visa_simple_deadline: maybeDay,
    visa_difficult_deadline: maybeDay,
    catalog_order_deadline: maybeDay,
    catalog_print_started_at: maybeDay,
    create_personal_pass_disabled: fc.boolean(),
    create_install_pass_disabled: fc.boolean(),
    create_car_pass_disabled: fc.boolean(),
    is_show_order_additional_services: fc.boolean(),
  })
  .map((dates) => ({
    ...dates,
    title_rus: 'Выставка',
    title_eng: 'Exhibition',
    installation_ended_at: addDays(dates.installation_started_at, 3),
    started_at: addDays(dates.installation_started_at, 4),
    ended_at: addDays(dates.installation_started_at, 7),
    dismantling_started_at: addDays(dates.installation_started_at, 8),
    dismantling_ended_at: addDays(dates.installation_started_at, 9),
  }));

const anyExtensions: fc.Arbitrary<ExtendedDates> = fc.record(
  { personal_pass_ended_at: anyDay, visa_simple_deadline: anyDay, catalog_order_deadline: anyDay },
  { requiredKeys: [] },
);

const anyServices: fc.Arbitrary<DeadlineFacts['services']> = fc.array(
  fc.record({
    order_until: maybeDay,
    price_steps: fc.constantFrom([], [{ from: addDays(first, 40), percent: 20 }]),
    has_price: fc.boolean(),
    count: fc.integer({ min: 1, max: 5 }),
    in_cart: few,
    first: fc.constant([{ name_rus: 'Стул', name_eng: 'Chair', in_cart: false }]),
  }),
  { maxLength: 3 },
);

const company: DeadlineFacts['company'] = {
  name_rus: 'Резец',
  name_eng: 'Rezets',
  country: { name_rus: 'Россия', name_eng: 'Russia' },
  address: 'Тула',
  phone: null,
  email: null,
  website: null,
};

/** A participation of any type, with any dates, passes, order and cart. */
const anyFacts: fc.Arbitrary<DeadlineFacts> = fc
  .record({
    type: fc.constantFrom(...eventTypes),
    announced: anyExhibition,
    extended_dates: anyExtensions,
    passes: fc.record({
      quota: fc.record({ participant: anyQuota, installation: anyQuota, car: anyQuota }),
      certificate: anyCounts,
      visaSimple: anyCounts,
      visaDifficult: anyCounts,
      installation: anyCounts,
      car: anyCounts,
    }),
    services: anyServices,
    catalog_template_id: fc.constantFrom(null, 1),
    catalog_order_id: fc.constantFrom(null, 1),
    catalog_order_status: fc.constantFrom(null, 'draft', 'sent', 'moderation', 'confirmed'),
    stands: fc.constantFrom([], [{ title: '24C10' }]),
  })
  .map((facts) => ({ ...facts, company, exhibition: effectiveDates(facts.announced, facts) }));

/** From before the first date to after the last one. */
const anyNow = fc
  .integer({ min: -5 * 24, max: 115 * 24 })
  .map((hours) => momentOf(first, 'start', 'Europe/Moscow') + hours * 3_600_000);

const check = (hold: (deadlines: ParticipationDeadlines, facts: DeadlineFacts, now: number) => void) =>
  fc.assert(
    fc.property(anyFacts, anyNow, (facts, now) =>
      hold({ participationId: 101, exhibition: facts.exhibition, items: deadlinesOf(facts, now) }, facts, now),
    ),
    { seed: 520, numRuns: 200 },
  );

describe('all places show the same list of deadlines for any participation', () => {
  it('the API answers each with its day and its state, so that hub and home choose from it as the server would [SHELL-550]', () => {
    check(({ items, ...where }, _facts, now) => {
      const answers = deadlineResponses({ items, ...where }, now);
      expect(answers.map(({ kind, at, state }) => [kind, Date.parse(at), state])).toEqual(
        items.map(({ kind, at, state }) => [kind, at, state]),
      );
      const chosen = answers.filter((answer) => isInOverview({ ...answer, isOptional: answer.is_optional }));
      expect(chosen.map(({ id }) => id)).toEqual(
        items.filter(isInOverview).map((item) => deadlineId(item, where.exhibition.timezone)),
      );
      for (const { extended_from, at } of answers) expect(extended_from === null || extended_from < at).toBe(true);
    });
  });

  it('calendars hold those that wait or open, on their days, and with them all of hub and home [SHELL-247] [SHELL-550]', () => {
    check((deadlines, { exhibition }, now) => {
      const file = deadlineCalendar([deadlines], {
        locale: 'en',
        now,
        stamp: now,
        publicUrl: 'https://portal.example',
      });
      const events = componentsOf(readCalendar(Buffer.from(file)), 'VEVENT');
      const zone = exhibition.timezone;
      const shown = deadlines.items.filter((item) => isInCalendar({ ...item, isPassed: isDeadlinePassed(item, now) }));
      expect(events.map(({ lines }) => [lines['UID'], lines[`DTSTART;TZID=${zone}`]?.slice(0, 8)])).toEqual(
        shown.map((item) => [
          `deadline-101-${deadlineId(item, zone)}@portal.example`,
          dayAt(item.at, zone).replaceAll('-', ''),
        ]),
      );
      for (const item of deadlines.items.filter(isInOverview)) expect(shown).toContain(item);
    });
  });

  it('reminders name what is open or opens today; the table of sub-exhibitors names what hub and home show [SHELL-252] [ACC-261] [SHELL-550]', () => {
    check(({ items, exhibition }, _facts, now) => {
      const zone = exhibition.timezone;
      const opensToday = (item: DeadlineItem) => item.edge === 'from' && dayAt(item.at, zone) === dayAt(now, zone);
      for (const item of items.filter((one) => reminderStep(one, [14, 7, 3, 1], now, zone) !== null)) {
        expect(item.state === 'need' || opensToday(item)).toBe(true);
      }
      const next = nextDeadline(items, now);
      if (next) expect(items.filter(isInOverview)).toContain(next);
    });
  });

  it('tiles, lists and commands of the palette name the same last days, and none of what is switched off [SHELL-550] [SHELL-388]', () => {
    check(({ items }, facts) => {
      for (const kind of passKinds) {
        const item = items.find((one) => one.kind === `${kind}-passes`);
        if (item) expect(item.at).toBe(deadlineOf(kind, facts));
        if (isCreationDisabled(kind, facts)) expect(item).toBe(undefined);
      }
      const order = items.find(({ kind }) => kind === 'catalogue-order');
      if (order) expect(order.at).toBe(catalogueDeadline(facts.exhibition));
    });
  });
});
