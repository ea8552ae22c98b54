import { loadModule } from 'hunspell-asm';

/** A dictionary of one language. */
export interface Dictionary {
  correct(word: string): boolean;
  /** Known words similar to an unknown one, best first. Takes up to a quarter of a second for 30 letters. */
  suggest(word: string): string[];
}

/** A hunspell dictionary: its inflection rules and its words. */
export interface DictionaryFiles {
  aff: Uint8Array;
  dic: Uint8Array;
}

/** Milliseconds to compile the WebAssembly. On a busy machine the library's three seconds are not enough. */
const compileTimeout = 60_000;

/**
 * Loads hunspell dictionaries with additional words, all in one WebAssembly instance.
 * @param wordLists one word per line: `word/model` inflects it like a known word, `*word` forbids a word with all its
 * forms
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
    // hunspell keeps what it has read in its own tables
    for (const path of paths) unmount(path);
    for (const line of lines) {
      const [, star, word = '', model] = /^(\*?)([^/]*)(?:\/(.*))?$/u.exec(line) ?? [];
      if (model !== undefined) library.addWordWithAffix(word, model);
      // a model that is unknown in this language adds nothing
      if (!library.spell(word)) library.addWord(word);
      if (star === '*') library.removeWord(word);
    }
    return { correct: library.spell, suggest: library.suggest };
  };
  const entries = Object.entries<DictionaryFiles>(files).map(([name, one]) => [name, load(one)] as const);
  return Object.fromEntries(entries) as Record<Name, Dictionary>;
};
