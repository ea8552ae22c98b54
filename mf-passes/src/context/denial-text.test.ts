import { roles } from '@fairfront/shared-kit/domain/participations';
import { type Locale } from '@fairfront/shared-kit/domain/common';
import { translateIn } from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import { passDateAt } from '@fairfront/shared-kit/domain/passes/deadlines';
import { passKinds, passStatuses, personalPassTypes } from '@fairfront/shared-kit/domain/passes/pass';
import {
  carPassDownload,
  isOfPass,
  packDownload,
  passRights,
  personalPassDownload,
  personalPassRemoval,
  reasonsOf,
  type PassRuleContext,
  type Decision,
  type DenialReason,
} from '@fairfront/shared-kit/domain/passes/rights';
import { eventE1, moscow } from '@fairfront/shared-kit/domain/passes/testing';
import type { PassQuota } from '@fairfront/shared-kit/domain/passes/quota';
import { denialText } from './denial-text';

const zone = 'Europe/Moscow';
/** Before, inside and after all windows and deadlines of E1. */
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
  decision: Decision;
}

/** Every action of every dialog and of the detail, for every role, flag, time, quota, type and status. */
const everyAction = (): Case[] =>
  roles.flatMap((role) =>
    flags.flatMap((changes) =>
      moments.flatMap((now) => {
        const participation = { ...eventE1(changes), is_edit: true, users: [{ id: 1, role }] };
        const context: PassRuleContext = { participation, userId: 1, now };
        const at = `${role}, ${Object.keys(changes).length} flags, ${new Date(now).toISOString()}`;
        const lists = passKinds.flatMap((kind) =>
          quotas.flatMap((quota): Case[] => {
            const { create, remove } = passRights(kind, context, quota);
            const facts = { quota, acceptedCount: quota.count, visaCount: 0 };
            const pack =
              kind === 'car'
                ? []
                : [{ name: `${kind} pack, ${at}`, decision: packDownload(kind, participation, facts, now) }];
            return [
              { name: `add ${kind} ${quota.count}/${quota.total}, ${at}`, decision: create },
              { name: `delete all ${kind}, ${at}`, decision: remove },
              ...pack,
            ];
          }),
        );
        const people = personalPassTypes.flatMap((type) =>
          passStatuses.flatMap((status): Case[] => [
            {
              name: `file of ${type} ${status}, ${at}`,
              decision: personalPassDownload({ type, status }, participation, now),
            },
            { name: `delete ${type} ${status}, ${at}`, decision: personalPassRemoval({ type, status }, context) },
          ]),
        );
        const cars = passStatuses.map((status): Case => ({
          name: `car ${status}, ${at}`,
          decision: carPassDownload({ status }),
        }));
        return [...lists, ...people, ...cars];
      }),
    ),
  );

const texts = { passes: { ru, en } };
const wordsIn = (locale: Locale) => {
  const words = { t: translateIn(locale, texts), dateOf: (instant: number) => passDateAt(instant, zone, locale) };
  return (reason: DenialReason) => denialText(reason, words);
};
const english = wordsIn('en');
const russian = wordsIn('ru');
const wordsOf = (reason: DenialReason) => ({ en: english(reason), ru: russian(reason) });

describe('the reasons for unavailable actions', () => {
  it('each reason includes its date if it has one [PASS-106] [PASS-070] [PASS-060]', () => {
    const words = (reason: DenialReason) => [english(reason), russian(reason)];
    const window = { from: moscow('2026-05-01 00:00:00'), to: moscow('2026-05-21 23:59:59') };
    expect(words({ code: 'not_printable', because: 'window', window })).toEqual([
      'Download and print are available from 1\u00a0May\u00a02026 to 21\u00a0May\u00a02026',
      'Скачать и распечатать можно с 01.05.2026 по 21.05.2026',
    ]);
    expect(words({ code: 'deadline_reached', at: moscow('2026-05-15 23:59:59') })).toEqual([
      'The deadline for these passes has passed (15\u00a0May\u00a02026)',
      'Срок оформления этих пропусков истёк (15.05.2026)',
    ]);
    expect(words({ code: 'creation_disabled' })).toEqual([
      'The organiser has closed applications for these passes',
      'Оформление пропусков закрыто организатором',
    ]);
    expect(words({ code: 'quota_reached', total: null })).toEqual([
      'No passes are included in your participation',
      'Пропуска не входят в условия вашего участия',
    ]);
    expect(words({ code: 'quota_reached', total: 5 })[0]).toBe('The pass quota has been reached');
    expect(words({ code: 'not_printable', because: 'visa' })[1]).toBe('Визовое приглашение здесь скачать нельзя');
    expect(words({ code: 'not_printable', because: 'status' })[0]).toMatch(/accepted/);
  });

  it('every unavailable action has a reason in both languages, with dates for time limits [PASS-106] [PASS-311]', () => {
    const missing = everyAction().flatMap(({ name, decision }) =>
      decision.allowed ? [] : [{ name, reason: decision.reason }],
    );
    expect(missing.length).toBeGreaterThan(500);
    const codes = new Set<string>();
    for (const { name, reason } of missing) {
      const { en, ru } = wordsOf(reason);
      codes.add('because' in reason ? `${reason.code} ${reason.because}` : reason.code);
      expect([name, en, ru]).toEqual([
        name,
        expect.stringMatching(/^[A-Z].{15,}/),
        expect.stringMatching(/^[А-ЯЁ].{15,}/),
      ]);
      const dates = reason.code === 'deadline_reached' ? 1 : 'window' in reason ? 2 : 0;
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

  const visa: Decision = { allowed: false, reason: { code: 'not_printable', because: 'visa' } };
  const kept: Decision = { allowed: false, reason: { code: 'visa_not_rejected' } };
  const reader: Decision = { allowed: false, reason: { code: 'no_write_access' } };
  const closed: Decision = {
    allowed: false,
    reason: { code: 'not_printable', because: 'window', window: { from: 0, to: 1 } },
  };
  it.each<[string, Decision[], string[], string[]]>([
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
  ])('the detail shows all reasons, and the row those of its pass: %s [PASS-311]', (_case, decisions, all, own) => {
    const reasons = reasonsOf(...decisions);
    expect(reasons.map(({ code }) => code)).toEqual(all);
    expect(reasons.filter(isOfPass).map(({ code }) => code)).toEqual(own);
  });
});
