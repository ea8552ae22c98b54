import { issueTextIn } from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import { subExhibitorIssues, type NewSubExhibitor } from '@fairfront/shared-kit/domain/account/sub-exhibitor-fields';
import {
  availableQuota,
  innDigits,
  isApplicationSent,
  quotaBounds,
  quotaIssue,
} from '@fairfront/shared-kit/domain/account/sub-exhibitors';

const accountTexts = { account: { ru, en } };

describe('the quota of a stand', () => {
  it.each([
    [{ total: 40, own: 11, held: 0, given: 12 }, 17],
    [{ total: 40, own: 11, held: 2, given: 12 }, 15],
    [{ total: 40, own: 40, held: 0, given: 0 }, 0],
    [{ total: 10, own: 11, held: 0, given: 4 }, 0],
    [{ total: null, own: 0, held: 0, given: 0 }, 0],
  ])('the quota %j leaves %i [ACC-080] [ACC-081]', (quota, left) => {
    expect(availableQuota(quota)).toBe(left);
  });

  it.each([
    [{ current: 5, issued: 2, held: 0 }, 7, { min: 2, max: 12 }],
    [{ current: 5, issued: 2, held: 1 }, 0, { min: 3, max: 5 }],
    // more issued than allowed: the present value may stay
    [{ current: 3, issued: 4, held: 0 }, 0, { min: 3, max: 3 }],
  ])('the range of %j with %i left is %j [ACC-098]', (sub, available, bounds) => {
    expect(quotaBounds(sub, available)).toEqual(bounds);
    const { min, max } = bounds;
    expect(quotaIssue(min, sub, available)).toBeNull();
    expect(quotaIssue(max, sub, available)).toBeNull();
    expect(quotaIssue(max + 1, sub, available)).toEqual({ rule: 'maxValue', n: max });
    expect(quotaIssue(min - 1, sub, available)).toEqual({ rule: 'minValue', n: min });
    expect(quotaIssue(sub.current, sub, available)).toBeNull();
  });
});

const company = (changes: Partial<NewSubExhibitor> = {}): NewSubExhibitor => ({
  name_rus: 'ООО «Шпиндель»',
  name_eng: 'Spindle LLC',
  email: 'director@spindle.example',
  inn: '7701234567',
  certificate: 2,
  ...changes,
});

describe('the companies invited together', () => {
  it.each([
    ['name_rus', { name_rus: ' ' }, 'Обязательное поле'],
    ['email', { email: '' }, 'Обязательное поле'],
    ['email', { email: 'nobody' }, 'Введите электронную почту в виде name@example.com'],
    ['inn', { inn: null }, 'Обязательное поле'],
    ['inn', { inn: '123456789' }, 'Неверный ИНН'],
    ['inn', { inn: '123456789012345' }, 'Не более 14 символов'],
    ['certificate', { certificate: 0 }, 'Значение должно быть не меньше 1'],
    ['certificate', { certificate: 8 }, 'Значение должно быть не больше 7'],
  ] as const)('the rules report %s for %j [ACC-083] [ACC-084] [ACC-086] [ACC-087]', (field, changes, text) => {
    const [issues] = subExhibitorIssues([company(changes)], { available: 7, locale: 'ru' });
    expect(Object.keys(issues ?? {})).toEqual([field]);
    const issue = issues?.[field];
    expect(issue && issueTextIn('ru', accountTexts)(issue)).toBe(text);
  });

  it('the INN is optional in English but must be valid [ACC-083] [ACC-086]', () => {
    const of = (inn: string | null) => subExhibitorIssues([company({ inn })], { available: 7, locale: 'en' })[0];
    expect(of(null)).toEqual({});
    expect(of('12')).toEqual({ inn: { rule: 'inn' } });
  });

  it('the rows share the remaining quota one after another [ACC-084] [ACC-091]', () => {
    const rows = [3, 3, 2].map((certificate, n) => company({ certificate, email: `d${n}@x.example` }));
    expect(subExhibitorIssues(rows, { available: 7, locale: 'ru' })).toEqual([
      {},
      {},
      { certificate: { rule: 'maxValue', n: 1 } },
    ]);
  });

  it('each row needs an email that is used nowhere else [ACC-087] [ACC-088]', () => {
    const rows = [company(), company({ email: ' Director@Spindle.example' }), company({ email: 'taken@x.example' })];
    const issues = subExhibitorIssues(rows, {
      available: 9,
      locale: 'ru',
      taken: (email) => email === 'taken@x.example',
    });
    const texts = issues.map(
      ({ email }) => email && [issueTextIn('en', accountTexts)(email), issueTextIn('ru', accountTexts)(email)],
    );
    const used = ['This e-mail is already used', 'Эта электронная почта уже используется'];
    expect(texts).toEqual([undefined, used, used]);
  });
});

it('the INN field keeps digits only, at most fourteen [ACC-085]', () => {
  expect(innDigits(' 77-01 234567 ИНН')).toBe('7701234567');
  expect(innDigits('1234567890123456')).toBe('12345678901234');
});

it.each([
  [null, null, false],
  [1, 'draft', false],
  [1, 'sent', true],
  [1, 'moderation', true],
  [1, 'confirmed', true],
])('an application %s in status %s is sent: %s [ACC-096]', (catalog_order_id, catalog_order_status, expected) => {
  expect(isApplicationSent({ catalog_order_id, catalog_order_status })).toBe(expected);
});
