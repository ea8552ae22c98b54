import { localeFor, readOptions } from './embed-options';

const read = (attributes: Record<string, string> = {}) =>
  readOptions((name) => attributes[name] ?? null, 'https://portal.example');

describe('the attributes of the element', () => {
  it('the defaults are those of the portal [CAT-255]', () => {
    expect(read({ 'participant-id': '101' })).toEqual({
      participantId: 101,
      locale: 'ru',
      apiBase: 'https://portal.example/api',
      theme: 'auto',
      mode: 'inline',
      open: false,
      readOnly: false,
      headingLevel: 2,
      stepOrder: null,
    });
  });

  it('the attributes cover every option of a page [CAT-255]', () => {
    const attributes = {
      'participant-id': '7',
      locale: 'en',
      'api-base': 'https://api.fair.example/v1/',
      theme: 'dark',
      mode: 'modal',
      open: '',
      readonly: '',
      'heading-level': '3',
      'step-order': 'alphabet, ads,rubrics',
    };
    expect(read(attributes)).toEqual({
      participantId: 7,
      locale: 'en',
      apiBase: 'https://api.fair.example/v1',
      theme: 'dark',
      mode: 'modal',
      open: true,
      readOnly: true,
      headingLevel: 3,
      stepOrder: ['alphabet', 'ads', 'rubrics'],
    });
  });

  it.each(['', '0', 'abc', '1.5', '-3'])('the participation "%s" is invalid [CAT-273]', (id) => {
    expect(read({ 'participant-id': id }).participantId).toBeNull();
  });

  it.each(['0', '5', '2.5', 'h3', ''])('the headings start at level 2 for "%s" [CAT-276]', (level) => {
    expect(read({ 'heading-level': level }).headingLevel).toBe(2);
  });

  it.each<[string | null, string, string]>([
    [null, 'en', 'ru'],
    ['en', 'ru', 'en'],
    ['EN-gb', '', 'en'],
    ['ru_RU', 'en', 'ru'],
    ['de', 'ru-RU', 'ru'],
    ['de', 'en-US', 'en'],
    ['de', 'de', 'en'],
    ['', '', 'en'],
  ])('locale "%s" on a page in "%s" selects %s [CAT-255]', (wanted, page, spoken) => {
    expect(localeFor(wanted, page)).toBe(spoken);
  });

  it('an unknown value falls back to the default [CAT-255]', () => {
    expect(read({ locale: 'de', theme: 'pink', mode: 'popup' })).toMatchObject({
      locale: 'en',
      theme: 'auto',
      mode: 'inline',
    });
  });
});
