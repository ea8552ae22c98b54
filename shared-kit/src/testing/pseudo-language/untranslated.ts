/**
 * Words in dates, weekdays, zones, sizes and lists, which come from the formats of a language and not from its texts.
 */
const formatWords = (['long', 'short'] as const).flatMap((style) => {
  const written = (options: Intl.DateTimeFormatOptions, month: number, day: number) =>
    new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(Date.UTC(2026, month, day));
  return [
    ...Array.from({ length: 12 }, (_, month) => written({ month: style }, month, 1)),
    ...Array.from({ length: 7 }, (_, day) => written({ weekday: style }, 5, day + 1)),
    ...['DD.MM.YYYY', 'GMT', 'KB', 'MB', 'and', 'or'],
  ];
});

/** Names that are the same in every language: of keys, file formats, languages and the portal. */
const international = 'Esc Ctrl Enter PDF DOC DOCX XLSX CSV JPG PNG ZIP https RU EN Fairfront'.split(' ');

/** A status or a role in the data represents a text: if it is visible on a screen, the text is missing. */
const code = /^[a-z][a-z0-9_-]*$/;
/** Data that people read in their language, a unit "pc" too. */
const isNamed = (key: string) => /_(rus|eng)$/.test(key);

const plainSpaces = (text: string) => text.replace(/\s+/g, ' ');
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** Every text that a value holds, at any depth. */
const textsOf = (value: unknown, key = '', seen = new Set<unknown>()): string[] => {
  if (typeof value === 'string') return code.test(value) && !isNamed(key) ? [] : [plainSpaces(value).trim()];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name, seen));
};

const wordsPattern = (words: readonly string[]): RegExp => {
  const longestFirst = [...new Set(words)].filter((word) => /\p{L}/u.test(word)).sort((a, b) => b.length - a.length);
  const patterns = longestFirst.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'giu');
};

/** Whether data explains a text that shows it in another way: initials of a name, a number in groups. */
const isDrawnFrom = (texts: readonly string[]) => {
  const initials = new Set(texts.map(([first]) => first));
  const joined = texts.map(withoutSpaces);
  return (text: string) =>
    (/^\p{Lu}{2}$/u.test(text) && Array.from(text).every((letter) => initials.has(letter))) ||
    (/\d/.test(text) && joined.some((known) => known.includes(withoutSpaces(text))));
};

const spokenAttributes = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'alt',
];

/** The visible and accessible texts of an element besides its children. */
const spokenBy = (element: Element): string[] => {
  const spoken = spokenAttributes.map((name) => element.getAttribute(name) ?? '');
  const isTyped = element instanceof HTMLInputElement && !['checkbox', 'radio', 'hidden'].includes(element.type);
  return isTyped || element instanceof HTMLTextAreaElement ? [...spoken, element.value] : spoken;
};

const allSpoken = (root: Element): string[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Element) found.push(...spokenBy(node));
    else if (!node.parentElement?.matches('script, style')) found.push(node.textContent ?? '');
  }
  return found;
};

/**
 * The plain-letter texts of a part that is rendered in the pseudo-language: texts between tags, accessible names,
 * placeholders and values of fields. Two letters in a row that neither the data nor a format explains are a word.
 * @param data everything that the fixture put on the screen; codes in it explain nothing
 */
export const untranslatedIn = (root: Element, data: unknown): string[] => {
  const texts = textsOf(data);
  const known = wordsPattern([...texts, ...formatWords, ...international]);
  const isDrawn = isDrawnFrom(texts);
  const isUntranslated = (text: string) =>
    /[a-zа-яё]{2}/i.test(plainSpaces(text).replace(known, '')) && !isDrawn(plainSpaces(text).trim());
  return [...new Set(allSpoken(root).filter(isUntranslated))];
};
