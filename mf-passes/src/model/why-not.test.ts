import { roles } from '@fairfront/shared-kit/model';
import { whyNotText } from './messages';
import { passKinds, passStatuses, personalPassTypes } from './pass';
import {
  carPassDownload,
  isOfPass,
  packDownload,
  passRights,
  personalPassDownload,
  personalPassRemoval,
  reasonsOf,
  type PassSituation,
  type Verdict,
  type WhyNot,
} from './rights';
import { eventE1, moscow } from './testing';
import type { PassQuota } from './quota';

const zone = 'Europe/Moscow';
/** Before everything, inside all windows, and after all deadlines of E1. */
const moments = ['2026-01-10 12:00:00', '2026-05-12 12:00:00', '2026-06-30 12:00:00'].map(moscow);
const quotas: PassQuota[] = [
  { count: 1, total: 5 },
  { count: 5, total: 5 },
  { count: 0, total: null },
];
const flags = [
  {},
  { create_personal_pass_disabled: true, create_install_pass_disabled: true, create_car_pass_disabled: true },
];

interface Case {
  name: string;
  verdict: Verdict;
}

/** Every action of every dialog and of the detail, for every role, flag, moment, quota, type and status. */
const everyAction = (): Case[] =>
  roles.flatMap((role) =>
    flags.flatMap((changes) =>
      moments.flatMap((now) => {
        const participation = { ...eventE1(changes), is_edit: true, users: [{ id: 1, role }] };
        const situation: PassSituation = { participation, userId: 1, now };
        const at = `${role}, ${Object.keys(changes).length} flags, ${new Date(now).toISOString()}`;
        const lists = passKinds.flatMap((kind) =>
          quotas.flatMap((quota): Case[] => {
            const { create, remove } = passRights(kind, situation, quota);
            const facts = { quota, acceptedCount: quota.count, visaCount: 0 };
            const pack =
              kind === 'car'
                ? []
                : [{ name: `${kind} pack, ${at}`, verdict: packDownload(kind, participation, facts, now) }];
            return [
              { name: `add ${kind} ${quota.count}/${quota.total}, ${at}`, verdict: create },
              { name: `delete all ${kind}, ${at}`, verdict: remove },
              ...pack,
            ];
          }),
        );
        const people = personalPassTypes.flatMap((type) =>
          passStatuses.flatMap((status): Case[] => [
            {
              name: `file of ${type} ${status}, ${at}`,
              verdict: personalPassDownload({ type, status }, participation, now),
            },
            { name: `delete ${type} ${status}, ${at}`, verdict: personalPassRemoval({ type, status }, situation) },
          ]),
        );
        const cars = passStatuses.map((status): Case => ({
          name: `car ${status}, ${at}`,
          verdict: carPassDownload({ status }),
        }));
        return [...lists, ...people, ...cars];
      }),
    ),
  );

const wordsOf = (why: WhyNot) => ({ en: whyNotText(why, zone, 'en'), ru: whyNotText(why, zone, 'ru') });

describe('why an action is missing', () => {
  it('every missing action has a reason in both languages, with its dates where time decides [PASS-106] [PASS-311]', () => {
    const missing = everyAction().flatMap(({ name, verdict }) => (verdict.allowed ? [] : [{ name, why: verdict.why }]));
    expect(missing.length).toBeGreaterThan(500);
    const codes = new Set<string>();
    for (const { name, why } of missing) {
      const { en, ru } = wordsOf(why);
      codes.add('because' in why ? `${why.code} ${why.because}` : why.code);
      expect([name, en, ru]).toEqual([
        name,
        expect.stringMatching(/^[A-Z].{15,}/),
        expect.stringMatching(/^[А-ЯЁ].{15,}/),
      ]);
      const dates = why.code === 'deadline_reached' ? 1 : 'window' in why ? 2 : 0;
      expect([name, en.match(/\d\u00a0\w{3}\u00a0\d{4}/g)?.length ?? 0]).toEqual([name, dates]);
    }
    expect([...codes].sort()).toEqual([
      'creation_disabled',
      'deadline_reached',
      'no_write_access',
      'not_printable status',
      'not_printable visa',
      'not_printable window',
      'nothing_to_print',
      'quota_reached',
      'visa_not_rejected',
    ]);
  });

  const visa: Verdict = { allowed: false, why: { code: 'not_printable', because: 'visa' } };
  const kept: Verdict = { allowed: false, why: { code: 'visa_not_rejected' } };
  const reader: Verdict = { allowed: false, why: { code: 'no_write_access' } };
  const closed: Verdict = {
    allowed: false,
    why: { code: 'not_printable', because: 'window', window: { from: 0, to: 1 } },
  };
  it.each<[string, Verdict[], string[], string[]]>([
    ['nothing is missing', [{ allowed: true }], [], []],
    [
      'a visa in consideration',
      [visa, kept],
      ['not_printable', 'visa_not_rejected'],
      ['not_printable', 'visa_not_rejected'],
    ],
    ['a reader and a visa', [visa, reader], ['not_printable', 'no_write_access'], ['not_printable']],
    ['one reason for two actions', [kept, kept], ['visa_not_rejected'], ['visa_not_rejected']],
    ['outside the window', [closed], ['not_printable'], []],
  ])('%s: all reasons in the detail, those of the pass in its row [PASS-311]', (_case, verdicts, all, own) => {
    const reasons = reasonsOf(...verdicts);
    expect(reasons.map(({ code }) => code)).toEqual(all);
    expect(reasons.filter(isOfPass).map(({ code }) => code)).toEqual(own);
  });
});
