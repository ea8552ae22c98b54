import { loadModule } from 'hunspell-asm';

/** A language, as texts are checked with it. */
export interface Dictionary {
  correct(word: string): boolean;
  /** Known words like an unknown one, the best one first; up to a quarter of a second of computing for 30 letters. */
  suggest(word: string): string[];
}

/** A hunspell dictionary: its rules of inflection and its words. */
export interface DictionaryFiles {
  aff: Uint8Array;
  dic: Uint8Array;
}

/** Milliseconds to compile the WebAssembly: on a busy machine the three seconds of the library are not enough. */
const compileTimeout = 60_000;

/**
 * Hunspell dictionaries with more words, all in one instance of its WebAssembly.
 * @param wordLists a word a line: `word/model` inflects it like a known one, `*word` forbids one with all its forms
 */
export const loadDictionaries = async <Name extends string>(
  files: Record<Name, DictionaryFiles>,
  wordLists: readonly string[],
): Promise<Record<Name, Dictionary>> => {
  const { mountBuffer, unmount, create } = await loadModule({ timeout: compileTimeout });
  const lines = wordLists.flatMap((list) => list.split(/\r?\n/u)).filter((line) => line !== '');
  const load = ({ aff, dic }: DictionaryFiles): Dictionary => {
    const paths = [mountBuffer(aff), mountBuffer(dic)] as const;
    const library = create(...paths);
    // what it has read it holds in its own tables
    for (const path of paths) unmount(path);
    for (const line of lines) {
      const [, star, word = '', model] = /^(\*?)([^/]*)(?:\/(.*))?$/u.exec(line) ?? [];
      if (model !== undefined) library.addWordWithAffix(word, model);
      // a model that this language does not know adds nothing
      if (!library.spell(word)) library.addWord(word);
      if (star === '*') library.removeWord(word);
    }
    return { correct: library.spell, suggest: library.suggest };
  };
  const entries = Object.entries<DictionaryFiles>(files).map(([name, one]) => [name, load(one)] as const);
  return Object.fromEntries(entries) as Record<Name, Dictionary>;
};
