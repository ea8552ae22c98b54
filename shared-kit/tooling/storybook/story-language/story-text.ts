import { cloneElement, isValidElement } from 'react';
import type { Locale } from '../../../src/model';
import english from './english.json';

let locale: Locale = 'ru';

/** Called by the page around every story before the story is drawn. */
export const setStoryLocale = (next: Locale): void => {
  locale = next;
};

/** What a person has typed, or what only the program reads, is the same in every language. */
const untouched = new Set(['value', 'start', 'id', 'key']);

const texts = new Map(Object.entries(english.texts));
/** Texts with a number or a name inside: `{}` stands for it. */
const patterns = Object.entries(english.texts)
  .filter(([russian]) => russian.includes('{}'))
  .map(([russian, translated]) => {
    const [before = '', after = ''] = russian.split('{}');
    return { before, after, translated };
  });

/** The English of a text of the stories; a text without one stays as it is. */
export const inEnglish = (text: string): string => {
  const exact = texts.get(text.replace(/[\s\u00a0]+/g, ' ').trim());
  // a text beside an element keeps the blank between them
  if (exact !== undefined) return text.replace(/^(\s*)[^]*?(\s*)$/, (_, before, after) => `${before}${exact}${after}`);
  const found = patterns.find(({ before, after }) => text.startsWith(before) && text.endsWith(after));
  if (!found) return text;
  return found.translated.replace('{}', text.slice(found.before.length, text.length - found.after.length));
};

/** Values that were looked at before: the same value stays the same, so that nothing is calculated or drawn anew for it. */
const known = new WeakMap<object, unknown>();

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const translateEntries = (value: object): unknown => {
  const entries = Object.entries(value).map(([key, one]): [string, unknown] => [
    key,
    untouched.has(key) ? one : translate(one),
  ]);
  const isChanged = entries.some(([key, one]) => one !== (value as Record<string, unknown>)[key]);
  return isChanged ? Object.fromEntries(entries) : value;
};

const translateObject = (value: object): unknown => {
  if (isValidElement<object>(value)) {
    const props = translateEntries(value.props);
    return props === value.props ? value : cloneElement(value, props as object);
  }
  if (Array.isArray(value)) {
    const items = value.map(translate);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  return isPlain(value) ? translateEntries(value) : value;
};

const translate = (value: unknown): unknown => {
  if (typeof value === 'string') return inEnglish(value);
  if (typeof value !== 'object' || value === null) return value;
  if (known.has(value)) return known.get(value);
  known.set(value, value);
  const translated = translateObject(value);
  known.set(value, translated);
  return translated;
};

/** Properties of a story with their texts in the language of the page. Stories are written in Russian. */
export const inStoryLanguage = <Value>(value: Value): Value => (locale === 'ru' ? value : (translate(value) as Value));
