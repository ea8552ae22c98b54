import type { LocaleTexts } from '@fairfront/shared-kit/platform';
import enAccess from '../locales/en/access.json';
import enBell from '../locales/en/bell.json';
import enDeadlines from '../locales/en/deadlines.json';
import enFeedback from '../locales/en/feedback.json';
import enHub from '../locales/en/hub.json';
import enNotificationSettings from '../locales/en/notification-settings.json';
import enModal from '../locales/en/modal.json';
import enPages from '../locales/en/pages.json';
import enPalette from '../locales/en/palette.json';
import enRelease from '../locales/en/release.json';
import enShell from '../locales/en/shell.json';
import enWelcome from '../locales/en/welcome.json';
import ruAccess from '../locales/ru/access.json';
import ruBell from '../locales/ru/bell.json';
import ruDeadlines from '../locales/ru/deadlines.json';
import ruFeedback from '../locales/ru/feedback.json';
import ruHub from '../locales/ru/hub.json';
import ruNotificationSettings from '../locales/ru/notification-settings.json';
import ruModal from '../locales/ru/modal.json';
import ruPages from '../locales/ru/pages.json';
import ruPalette from '../locales/ru/palette.json';
import ruRelease from '../locales/ru/release.json';
import ruShell from '../locales/ru/shell.json';
import ruWelcome from '../locales/ru/welcome.json';
import { createTexts } from './texts';

const keysOf = (texts: LocaleTexts, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  );
/** Plural forms differ between the languages: strip their suffix. */
const withoutForms = (key: string) => key.replace(/_(one|two|few|many|other)$/, '');
const namesOf = (texts: LocaleTexts) => [...new Set(keysOf(texts).map(withoutForms))].sort();
const valuesOf = (texts: LocaleTexts): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : valuesOf(value)));
const variablesOf = (texts: LocaleTexts, path = ''): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]) =>
      typeof value === 'string'
        ? {
            [withoutForms(path + key)]: [...value.matchAll(/\{\{(\w+)\}\}/g)]
              .map(([, name]) => name)
              .sort()
              .join(),
          }
        : variablesOf(value, `${path}${key}.`),
    ),
  );

const files: [string, LocaleTexts, LocaleTexts][] = [
  ['access', ruAccess, enAccess],
  ['bell', ruBell, enBell],
  ['deadlines', ruDeadlines, enDeadlines],
  ['feedback', ruFeedback, enFeedback],
  ['hub', ruHub, enHub],
  ['modal', ruModal, enModal],
  ['notification-settings', ruNotificationSettings, enNotificationSettings],
  ['pages', ruPages, enPages],
  ['palette', ruPalette, enPalette],
  ['release', ruRelease, enRelease],
  ['shell', ruShell, enShell],
  ['welcome', ruWelcome, enWelcome],
];

describe.each(files)('the texts of %s', (_name, ru, en) => {
  it('exist in both languages with the same variables [SHELL-080]', () => {
    expect(namesOf(ru)).toEqual(namesOf(en));
    expect(variablesOf(ru)).toEqual(variablesOf(en));
  });

  it('have every plural form of their language [SHELL-176]', () => {
    const forms = (texts: LocaleTexts) => {
      const found = new Map<string, Set<string>>();
      for (const key of keysOf(texts)) {
        const [, base = '', form = ''] = /^(.*)_(one|two|few|many|other)$/.exec(key) ?? [];
        if (form) found.set(base, (found.get(base) ?? new Set()).add(form));
      }
      return found;
    };
    for (const [key, found] of forms(ru))
      expect([key, [...found].sort()]).toEqual([key, ['few', 'many', 'one', 'other']]);
    for (const [key, found] of forms(en)) expect([key, [...found].sort()]).toEqual([key, ['one', 'other']]);
  });

  it('follow DESIGN §8', () => {
    for (const text of valuesOf(ru)) expect(text).not.toMatch(/"|\.\.\.|\bвы\b.*\bВы\b| — /);
    for (const text of valuesOf(en)) expect(text).not.toMatch(/"|\.\.\.|[Pp]lease|!/);
  });
});

describe('the translator', () => {
  const own = {
    shell: {
      ru: () => Promise.resolve({ default: { hello: 'привет', both: 'оба' } }),
      en: jest.fn(() => Promise.resolve({ default: { hello: 'hello', both: 'both', only: 'only English' } })),
    },
  };
  const create = (loadRemoteTexts = jest.fn(() => Promise.resolve())) => {
    own.shell.en.mockClear();
    const texts = createTexts({
      locale: 'ru',
      first: own,
      ready: { ru: { shell: { hello: 'привет', both: 'оба' } } },
      loadRemoteTexts,
    });
    return { texts, loadRemoteTexts, t: (key: string) => texts.translator.t(key) };
  };

  it('loads only the current language, and English when a text is missing [SHELL-080]', async () => {
    const { texts, t } = create();
    await texts.start();
    expect(t('shell:hello')).toBe('привет');
    expect(own.shell.en).not.toHaveBeenCalled();
    expect(t('shell:only')).toBe('only');
    await Promise.resolve();
    await new Promise(process.nextTick);
    expect(own.shell.en).toHaveBeenCalledTimes(1);
    expect(t('shell:only')).toBe('only English');
  });

  it('requests English from the remotes when one of their texts is missing [SHELL-411]', () => {
    const { texts, t, loadRemoteTexts } = create();
    texts.put('ru', 'passes', { tile: 'плитка' });
    loadRemoteTexts.mockImplementation(() => {
      texts.put('en', 'passes', { window: 'Window' });
      return Promise.resolve();
    });
    expect(t('passes:window')).toBe('window');
    expect(loadRemoteTexts.mock.calls).toEqual([['en']]);
    expect([t('passes:tile'), t('passes:window')]).toEqual(['плитка', 'Window']);
  });

  it('does not modify the texts it is given', () => {
    const ready = { ru: { shell: { hello: 'привет' } } };
    const texts = createTexts({ locale: 'ru', first: own, ready, loadRemoteTexts: () => Promise.resolve() });
    texts.put('ru', 'passes', { word: 'пропуск' });
    texts.put('ru', 'shell', { hello: 'здравствуйте' });
    expect(texts.translator.t('shell:hello')).toBe('здравствуйте');
    expect(ready).toEqual({ ru: { shell: { hello: 'привет' } } });
  });

  it('switches everything at once, including remotes [SHELL-085]', async () => {
    const { texts, t, loadRemoteTexts } = create();
    await texts.add('later', {
      ru: () => Promise.resolve({ default: { word: 'слово' } }),
      en: () => Promise.resolve({ default: { word: 'word' } }),
    });
    texts.put('ru', 'passes', { word: 'пропуск' });
    loadRemoteTexts.mockImplementation(() => {
      texts.put('en', 'passes', { word: 'pass' });
      return Promise.resolve();
    });
    await texts.use('en');
    expect([t('shell:hello'), t('later:word'), t('passes:word')]).toEqual(['hello', 'word', 'pass']);
    expect(loadRemoteTexts).toHaveBeenCalledWith('en');
  });

  it("switches nothing when the shell's own texts fail to load, and can retry [SHELL-081]", async () => {
    const { texts, t } = create();
    own.shell.en.mockImplementationOnce(() => Promise.reject(new Error('offline')));
    await expect(texts.use('en')).rejects.toThrow('offline');
    expect(texts.translator.language).toBe('ru');
    await texts.use('en');
    expect(t('shell:both')).toBe('both');
  });

  it('falls back to Russian when the initial language fails to load', async () => {
    const texts = createTexts({
      locale: 'en',
      first: { shell: { ...own.shell, en: () => Promise.reject(new Error('offline')) } },
      ready: { ru: { shell: { hello: 'привет' } } },
      loadRemoteTexts: () => Promise.resolve(),
    });
    await texts.start();
    expect(texts.translator.t('shell:hello')).toBe('привет');
  });
});
