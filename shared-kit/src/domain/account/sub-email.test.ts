import { issuesOf } from '../validation';
import { filledEmail, insertMark, emailOutcome, emailFrom, emailParts, emailFields, emailValues } from './sub-email';

const now = Date.parse('2026-04-20T09:00:00.000Z');
const values = { company: 'ООО «Резец»', open: 'заявка в каталог', deadline: '4 мая' };
const codes = (email: { subject: string; text: string }) =>
  Object.fromEntries(Object.entries(issuesOf(emailFields, email)).map(([field, { code }]) => [field, code]));

it('the email replaces placeholders of either language with the values of a company and keeps the rest [ACC-267]', () => {
  const text = `${insertMark('company', 'ru')}: {to do}, {СРОК}. {имя}`;
  expect(filledEmail(text, values)).toBe('ООО «Резец»: заявка в каталог, 4 мая. {имя}');
  expect(emailParts('{company}!', values)).toEqual([
    { text: 'ООО «Резец»', insert: 'company' },
    { text: '!', insert: null },
  ]);
});

it('the email has texts for a company that is ready and has no deadline [ACC-266]', () => {
  const words = { area: (area: string) => `<${area}>`, nothing: 'всё готово', date: () => 'дата', noDate: 'без срока' };
  const company = { name_rus: 'А', name_eng: 'B' };
  expect(emailValues({ company, open: [], deadline: null }, words, 'en')).toEqual({
    company: 'B',
    open: 'всё готово',
    deadline: 'без срока',
  });
  const open = emailValues({ company, open: ['catalogue', 'team'], deadline: { at: '' } }, words, 'ru');
  expect(open).toEqual({ company: 'А', open: '<catalogue>, <team>', deadline: 'дата' });
});

it.each([
  ['Тема', 'Строка\nи ещё', {}],
  ['', ' ', { subject: 'required', text: 'required' }],
  ['а\nб', 'Да', { subject: 'one_line' }],
  ['а'.repeat(121), 'а'.repeat(2001), { subject: 'too_long', text: 'too_long' }],
  ['Тема', 'Смотрите https://a.example/b', { text: 'letter_link' }],
  ['a@b.example', 'Да', { subject: 'letter_link' }],
  ['Тема', 'Здравствуйте, {имя}', { text: 'letter_mark' }],
  ['{срок}', '{company}', {}],
])('an e-mail with the subject "%.20s" and the text "%.30s" is checked [ACC-266]', (subject, text, expected) => {
  expect(codes({ subject, text })).toEqual(expected);
});

it('the email allows another e-mail after a day [ACC-270]', () => {
  expect(emailFrom(null, now)).toBeNull();
  expect(emailFrom(now - 86_400_000, now)).toBeNull();
  expect(emailFrom(now - 86_399_999, now)).toBe(now + 1);
});

it.each([
  [{ addresses: 2, resend_from: null, letter_at: null }, 'email'],
  [{ addresses: 2, resend_from: null, letter_at: '2026-04-20T08:00:00.000Z' }, 'recent'],
  [{ addresses: 0, resend_from: '2026-04-20T08:00:00.000Z', letter_at: null }, 'invitation'],
  [{ addresses: 0, resend_from: '2026-04-20T09:04:00.000Z', letter_at: null }, 'nobody'],
  [{ addresses: 0, resend_from: null, letter_at: null }, 'nobody'],
] as const)('a sub-exhibitor with %j has the outcome %s [ACC-268] [ACC-270]', (facts, outcome) => {
  expect(emailOutcome(facts, now)).toBe(outcome);
});
