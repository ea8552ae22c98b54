import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadDictionaries, type Dictionary, type DictionaryFiles } from '../dictionary';
import type { Alphabet } from '../words';

/** The rules of the real dictionaries with so few words that they load at once. */
const small = (name: string, words: readonly string[]): DictionaryFiles => {
  const folder = dirname(require.resolve(name));
  const kept = new Set(words);
  const lines = readFileSync(join(folder, 'index.dic'), 'utf8')
    .split('\n')
    .filter((line) => kept.has(line.split('/')[0] ?? ''));
  return {
    aff: readFileSync(join(folder, 'index.aff')),
    dic: Buffer.from([lines.length, ...lines].join('\n')),
  };
};

const russian = [
  ...['станок', 'пресс', 'оборудование', 'обработка', 'и', 'делать', 'завод', 'ёлка'],
  ...['лазерный', 'гравировальный', 'металл', 'наладка'],
];
const english = ['machine', 'company', 'press', 'and', 'make', 'well', 'known', 'tool'];

/** Dictionaries of both languages with the words of the trade and an additional list, for tests. */
export const smallDictionaries = (): Promise<Record<Alphabet, Dictionary>> =>
  loadDictionaries({ ru: small('dictionary-ru', russian), en: small('dictionary-en', english) }, [
    readFileSync(join(__dirname, '../../words.txt'), 'utf8'),
    'инжиниринг/пресс\r\nfairfront\n*завод',
  ]);
