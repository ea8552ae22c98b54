import { issueTextIn } from '../../../testing';
import { formTexts } from '../../../forms/schema';
import { issuesOf } from '../../validation';
import { extensionFields, extensionGrantFields, extensionRefusalFields, extensionText, type ExtensionValues } from '.';

const days = { first: '2026-05-20', last: '2026-05-23' };
const right: ExtensionValues = { until: '2026-05-22', reason: 'Бригаду утвердят позже', file: null };
const file = (name: string, size: number) => ({ name, size });

describe('the form of a request', () => {
  it.each<[string, Partial<ExtensionValues>, Partial<Record<keyof ExtensionValues, string>>]>([
    ['a complete one', {}, {}],
    ['a PDF of 5 MB', { file: file('план.pdf', 5_242_880) }, {}],
    ['no day', { until: '' }, { until: 'Обязательное поле' }],
    ['no real day', { until: '2026-02-31' }, { until: 'Неверная дата' }],
    ['a day that is too early', { until: '2026-05-19' }, { until: 'Дата должна быть не раньше 20.05.2026' }],
    ['a day that is too late', { until: '2026-05-24' }, { until: 'Дата должна быть не позже 23.05.2026' }],
    ['spaces for a reason', { reason: '   ' }, { reason: 'Обязательное поле' }],
    ['9 characters', { reason: 'а'.repeat(9) }, { reason: 'Не менее 10 символов' }],
    ['500 characters', { reason: '🙂'.repeat(500) }, {}],
    ['501 characters', { reason: 'а'.repeat(501) }, { reason: 'Не более 500 символов' }],
    ['a picture', { file: file('план.png', 10) }, { file: 'Выберите файл PDF' }],
    ['an empty file', { file: file('план.pdf', 0) }, { file: 'Выберите файл PDF' }],
    ['a byte too much', { file: file('план.pdf', 5_242_881) }, { file: 'Файл больше 5\u00a0МБ' }],
  ])('%s [ACC-210]', (_name, changes, expected) => {
    expect(formTexts(extensionFields(days), { ...right, ...changes }, issueTextIn('ru'))).toEqual(expected);
  });

  it.each([
    ['a grant without a word', { until: '2026-05-23', comment: '' }, []],
    ['a grant beyond the days', { until: '2026-05-24', comment: '' }, ['until']],
  ])('%s [ACC-212]', (_name, values, fields) => {
    expect(Object.keys(issuesOf(extensionGrantFields(days), values))).toEqual(fields);
  });

  it.each([
    ['a refusal without a word', ''],
    ['a refusal with 501 characters', 'a'.repeat(501)],
  ])('%s [ACC-212]', (_name, comment) => {
    expect(Object.keys(issuesOf(extensionRefusalFields, { comment }))).toEqual(['comment']);
  });

  it('checks texts without spaces at the ends and with one kind of line end [ACC-210]', () => {
    expect(extensionText(' a\r\nb\u0000 ')).toBe('a\nb');
  });
});
