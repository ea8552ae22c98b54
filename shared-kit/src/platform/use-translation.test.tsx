import { act, render, screen } from '@testing-library/react';
import { createTranslator, I18nextProvider, initReactI18next, useTranslation, type Translator } from './facade';

const translatorIn = (lng: string): Translator => {
  const translator = createTranslator();
  void translator.use(initReactI18next).init({
    lng,
    fallbackLng: false,
    resources: { ru: { passes: { title: 'Пропуска' } }, en: { passes: { title: 'Passes' } } },
    initAsync: false,
  });
  return translator;
};

const drawn: string[] = [];

const Title = ({ text = 'title' }: { text?: string }) => {
  const { t, i18n } = useTranslation('passes');
  drawn.push(text);
  return <p lang={i18n.language}>{t(text)}</p>;
};

beforeEach(() => {
  drawn.length = 0;
});

it('`useTranslation` shows another language once it is active', async () => {
  const translator = translatorIn('ru');
  render(
    <I18nextProvider i18n={translator}>
      <Title />
    </I18nextProvider>,
  );
  expect(screen.getByText('Пропуска').lang).toBe('ru');
  await act(async () => {
    await translator.changeLanguage('en');
  });
  expect(screen.getByText('Passes').lang).toBe('en');
});

it('`useTranslation` shows a text that loads after its component, unless it is added silently', () => {
  const translator = translatorIn('ru');
  render(
    <I18nextProvider i18n={translator}>
      <Title text="count" />
    </I18nextProvider>,
  );
  expect(screen.getByText('count')).toBeInTheDocument();
  act(() => {
    translator.addResourceBundle('ru', 'other', { count: 'Всего' }, true, true, { silent: true });
  });
  expect(drawn).toHaveLength(1);
  act(() => {
    translator.addResourceBundle('ru', 'passes', { count: 'Всего' }, true, true);
  });
  expect(screen.getByText('Всего')).toBeInTheDocument();
});

it('`useTranslation` supports two languages on one page with two translators', () => {
  render(
    <>
      <I18nextProvider i18n={translatorIn('ru')}>
        <Title />
      </I18nextProvider>
      <I18nextProvider i18n={translatorIn('en')}>
        <Title />
      </I18nextProvider>
    </>,
  );
  expect(screen.getByText('Пропуска')).toBeInTheDocument();
  expect(screen.getByText('Passes')).toBeInTheDocument();
});

it('`useTranslation` returns the same function to all components of a namespace and unsubscribes when they unmount', async () => {
  const translator = translatorIn('ru');
  const functions = new Set<unknown>();
  const Text = () => {
    functions.add(useTranslation('passes').t);
    return null;
  };
  const { rerender, unmount } = render(
    <I18nextProvider i18n={translator}>
      <Text />
      <Text />
    </I18nextProvider>,
  );
  rerender(
    <I18nextProvider i18n={translator}>
      <Text />
    </I18nextProvider>,
  );
  expect(functions.size).toBe(1);
  unmount();
  const asked = jest.spyOn(translator, 'getFixedT');
  await translator.changeLanguage('en');
  expect(asked).not.toHaveBeenCalled();
});

it('`useTranslation` caches a text without variables until the language changes, also for holders of the old function', async () => {
  const translator = translatorIn('ru');
  translator.addResource('ru', 'passes', 'rows', 'строк: {{count}}');
  let { t } = translator;
  const Text = () => {
    ({ t } = useTranslation('passes'));
    return t('title');
  };
  render(
    <I18nextProvider i18n={translator}>
      <Text />
    </I18nextProvider>,
  );
  const held = t;
  translator.addResource('ru', 'passes', 'title', 'Другие', { silent: true });
  expect(held('title')).toBe('Пропуска');
  expect([held('rows', { count: 1 }), held('rows', { count: 2 })]).toEqual(['строк: 1', 'строк: 2']);
  await act(async () => {
    await translator.changeLanguage('en');
  });
  expect([held('title'), t('title')]).toEqual(['Passes', 'Passes']);
  await act(async () => {
    await translator.changeLanguage('ru');
  });
  expect([held('title'), t('title')]).toEqual(['Другие', 'Другие']);
});
