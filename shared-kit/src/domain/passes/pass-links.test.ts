import { issuesOf } from '../validation';
import { linkDayFields } from './pass-link-fields';
import {
  isLinkOpen,
  lastLinkDay,
  linkEnd,
  passLinkState,
  readRecipients,
  reminderFrom,
  type PassLinkState,
} from './pass-links';
import { freePlaces, quotaState } from './quota';
import { passCreation, passRights } from './rights';
import { eventE1, moscow } from './testing';

const event = eventE1();
const noon = moscow('2026-04-20 12:00:00');
const end = moscow('2026-05-05 23:59:59');

describe('the state of a link', () => {
  const facts = { openedAt: null, filledAt: null, revokedAt: null, expiresAt: end };
  it.each<[PassLinkState, Partial<typeof facts> | Record<string, number>, number, boolean]>([
    ['waiting', {}, noon, true],
    ['waiting', {}, end, true],
    ['expired', {}, end + 1000, false],
    ['opened', { openedAt: noon }, noon, true],
    ['expired', { openedAt: noon }, end + 1000, false],
    ['revoked', { openedAt: noon, revokedAt: noon }, end + 1000, false],
    ['filled', { filledAt: noon }, end + 1000, false],
  ])('is %s [PASS-290] [PASS-292]', (state, changes, now, isOpen) => {
    const found = passLinkState({ ...facts, ...changes }, now);
    expect(found).toBe(state);
    expect(isLinkOpen(found)).toBe(isOpen);
  });
});

describe('the quota with links', () => {
  it('counts the places held by open links on screen and server [PASS-292]', () => {
    expect(freePlaces('participant', { count: 11, held: 3, total: 18 })).toBe(4);
    expect(quotaState('participant', { count: 15, held: 3, total: 18 })).toBe('full');
    expect(freePlaces('participant', { count: 15, held: 4, total: 18 })).toBe(0);
    expect(freePlaces('car', { count: 3, total: null })).toBe(Infinity);
  });

  it('checks a submission by link without a user, and an addition with one [PASS-298]', () => {
    const participation = { ...event, users: [], parent: null, is_edit: true };
    const quota = { count: 1, held: 0, total: 2 };
    expect(passCreation('participant', { participation, now: noon }, quota)).toEqual({ allowed: true });
    expect(passCreation('participant', { participation, now: noon }, { ...quota, held: 1 })).toMatchObject({
      reason: { code: 'quota_reached' },
    });
    expect(passRights('participant', { participation, now: noon, userId: 1 }, quota).create).toMatchObject({
      reason: { code: 'no_write_access' },
    });
  });
});

describe('the validity of a link', () => {
  it.each([
    ['2026-04-19', 'minDate'],
    ['2026-04-20', undefined],
    ['2026-05-15', undefined],
    ['2026-05-16', 'maxDate'],
    ['2026-02-31', 'date'],
  ])('%s by the rules of screen and server: %s [PASS-291]', (day, rule) => {
    expect(issuesOf(linkDayFields({ event, now: noon }), { expires_on: day }).expires_on?.rule).toBe(rule);
  });

  it('ends with its day, and never after the deadline [PASS-291]', () => {
    expect(lastLinkDay(event)).toBe('2026-05-15');
    expect(linkEnd('2026-05-05', event)).toBe(end);
    const early = eventE1({ personal_pass_ended_at: '2026-05-15T15:00:00Z' });
    expect(linkEnd('2026-05-15', early)).toBe(Date.parse('2026-05-15T15:00:00Z'));
  });

  it('allows a reminder a day after the last email, but none for a copied link [PASS-295]', () => {
    expect(reminderFrom({ email: 'a@b.example', mailedAt: noon })).toBe(noon + 86_400_000);
    expect(reminderFrom({ email: 'a@b.example', mailedAt: null })).toBe(0);
    expect(reminderFrom({ email: null, mailedAt: null })).toBeNull();
  });
});

describe('the recipients field', () => {
  const one = (email: string, name: string | null = null) => ({ email, name });
  it.each([
    ['g.orlova@x.example\nt.belov@x.example', [one('g.orlova@x.example'), one('t.belov@x.example')]],
    [' \n\n', []],
    ['Галина Орлова <G.Orlova@x.example>', [one('g.orlova@x.example', 'Галина Орлова')]],
    ['Галина Орлова\tg.orlova@x.example', [one('g.orlova@x.example', 'Галина Орлова')]],
    ['g.orlova@x.example;Галина;Орлова', [one('g.orlova@x.example', 'Галина Орлова')]],
    ['a@x.example, b@x.example', [one('a@x.example'), one('b@x.example')]],
    ['a@x.example\r\nA@x.example', [one('a@x.example')]],
    ['not an address', [one('not an address')]],
  ])('parses %j [PASS-291]', (text, found) => {
    expect(readRecipients(text)).toEqual(found);
  });
});
