import type { i18n as Translator, TFunction } from 'i18next';
import { useContext, useSyncExternalStore } from 'react';
import { getI18n, I18nContext } from 'react-i18next';

/** What a component needs to show texts. */
export interface Translation {
  /** Translates keys of the namespace; the same function until language or texts change. */
  t: TFunction;
  /** The translator itself, for the current language and for texts of other namespaces. */
  i18n: Translator;
}

interface TranslationStore {
  subscribe: (changed: () => void) => () => void;
  of: (namespace: string) => Translation;
}

/**
 * Caches texts without variables in `known`: the hub needs some hundred of them per render, and the translator computes
 * each again.
 */
const withMemory = (t: TFunction, known: Map<string, string>): TFunction => {
  const remembering = (...args: Parameters<TFunction>) => {
    const [key, options] = args;
    if (typeof key !== 'string' || options !== undefined) return t(...args);
    const text = known.get(key) ?? t(key);
    known.set(key, text);
    return text;
  };
  // with the language and the namespace to which it is bound
  return Object.assign(remembering, t) as TFunction;
};

const createStore = (i18n: Translator): TranslationStore => {
  const translations = new Map<string, Translation>();
  const known = new Map<string, Map<string, string>>();
  const subscribers = new Set<() => void>();
  const change = () => {
    translations.clear();
    // functions that are still held use the new language too
    for (const texts of known.values()) texts.clear();
    for (const changed of subscribers) changed();
  };
  i18n.on('languageChanged', change);
  i18n.store.on('added', change);
  return {
    subscribe: (changed) => {
      subscribers.add(changed);
      return () => subscribers.delete(changed);
    },
    of: (namespace) => {
      const current = translations.get(namespace);
      if (current) return current;
      const texts = known.get(namespace) ?? new Map<string, string>();
      known.set(namespace, texts);
      const translation = { t: withMemory(i18n.getFixedT(null, namespace), texts), i18n };
      translations.set(namespace, translation);
      return translation;
    },
  };
};

const stores = new WeakMap<Translator, TranslationStore>();

const storeOf = (i18n: Translator): TranslationStore => {
  const known = stores.get(i18n);
  if (known) return known;
  const store = createStore(i18n);
  stores.set(i18n, store);
  return store;
};

/**
 * Texts of a namespace in the current language; the component re-renders when the language or the texts change.
 * It replaces the hook of react-i18next, every use of which copies the translator and subscribes separately: with some
 * hundred components on a page it was the most expensive function of the hub. All uses of a translator share one
 * subscription here.
 * @throws Error when no translator is provided
 */
export const useTranslation = (namespace: string): Translation => {
  const provided = useContext(I18nContext) as { i18n: Translator } | undefined;
  const i18n = provided?.i18n ?? (getI18n() as Translator | undefined);
  if (!i18n) throw new Error(`No translator is provided for the texts of ${namespace}`);
  const store = storeOf(i18n);
  const current = () => store.of(namespace);
  return useSyncExternalStore(store.subscribe, current, current);
};
