import type * as StoryTexts from './story-texts';

const texts = {
  ru: { add: 'Добавить {{name}}', passes_one: '{{count}} пропуск', passes_few: '{{count}} пропуска' },
  en: { add: 'Add {{name}}', passes_one: '{{count}} pass', passes_other: '{{count}} passes' },
};

/** The texts on a page with this address: the language is read once, as the page loads. */
const textsAt = (address: string) => {
  history.replaceState(null, '', address);
  let loaded: typeof StoryTexts | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof StoryTexts>('./story-texts');
  });
  if (!loaded) throw new Error('not loaded');
  return loaded.storyTexts(texts);
};

it.each([
  ['/iframe.html?id=kit-button--busy', 'Добавить пропуск', '3 пропуска'],
  ['/iframe.html?id=kit-button--busy&globals=theme:dark;locale:ru', 'Добавить пропуск', '3 пропуска'],
  ['/iframe.html?globals=theme:dark;locale:en', 'Add пропуск', '3 passes'],
  ['/iframe.html?globals=locale:xx', 'Добавить пропуск', '3 пропуска'],
])('stories at %s have the texts of its language', (address, added, counted) => {
  const t = textsAt(address);
  expect(t('add', { name: 'пропуск' })).toBe(added);
  expect(t('passes', { count: 3 })).toBe(counted);
});
