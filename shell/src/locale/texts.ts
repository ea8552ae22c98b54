import {
  createTranslator,
  defaultLocale,
  initReactI18next,
  type Load,
  type Locale,
  type LocaleTexts,
  type Translator,
} from '@fairfront/shared-kit/platform';

/** Language that fills a key which the chosen one lacks (SHELL-080). */
const fallback: Locale = 'en';

type Loaders = Record<Locale, Load<LocaleTexts>>;

/** The texts of shell, kit and remotes: one translator, one namespace each, only the language in use is loaded. */
export interface Texts {
  translator: Translator;
  /** Resolves when the first screen can speak the start language; at once for the one that comes with the shell. */
  start: () => Promise<void>;
  /** Registers a namespace of the shell or the kit and loads it in the language in use. */
  add: (namespace: string, loaders: Loaders) => Promise<void>;
  /** Whether a namespace can be shown in the language in use. */
  has: (namespace: string) => boolean;
  /** Takes texts that a remote has loaded. */
  put: (locale: Locale, namespace: string, texts: LocaleTexts) => void;
  /**
   * Loads every known namespace in the language, then switches to it. Rejects, and switches nothing, when the shell's own
   * texts cannot be loaded; a remote whose texts fail keeps the fallback.
   */
  use: (locale: Locale) => Promise<void>;
}

export interface TextsOptions {
  /** Language at the start. */
  locale: Locale;
  /** Namespaces of the first screen. */
  first: Record<string, Loaders>;
  /** Those of them that are there already, by language. */
  ready: Partial<Record<Locale, Record<string, LocaleTexts>>>;
  /** Loads the language for all remotes on the page. */
  loadRemoteTexts: (locale: Locale) => Promise<void>;
}

export const createTexts = ({ locale, first, ready, loadRemoteTexts }: TextsOptions): Texts => {
  const translator = createTranslator();
  const namespaces = Object.keys(first);
  const known = new Map<string, Loaders>(Object.entries(first));
  const loads = new Map<string, Promise<void>>();

  /** Namespaces of which a screen has wanted a text that was not there. */
  const missed = new Set<string>();

  const put: Texts['put'] = (language, namespace, texts) => {
    // every component that speaks would be drawn again: only where one of them waits for these texts
    translator.addResourceBundle(language, namespace, texts, true, true, { silent: !missed.has(namespace) });
  };

  const load = (namespace: string, wanted: Locale): Promise<void> => {
    const id = `${namespace}/${wanted}`;
    const loader = known.get(namespace)?.[wanted];
    const started = loads.get(id);
    if (started) return started;
    if (!loader || translator.hasResourceBundle(wanted, namespace)) return Promise.resolve();
    const run = loader().then(({ default: texts }) => put(wanted, namespace, texts));
    loads.set(id, run);
    // a failed load is forgotten, so that the next call tries again
    run.catch(() => loads.delete(id));
    return run;
  };

  /**
   * English is fetched only when a text is missing; the screen is drawn again when it has come (SHELL-080).
   */
  const fetchMissing = (namespace: string) => {
    missed.add(namespace);
    if (translator.language === fallback) return;
    const fetching = known.has(namespace) ? load(namespace, fallback) : loadRemoteTexts(fallback);
    fetching.catch(() => undefined);
  };

  void translator.use(initReactI18next).init({
    lng: locale,
    fallbackLng: fallback,
    ns: namespaces,
    defaultNS: namespaces[0] ?? '',
    // the translator adds to what it is given
    resources: structuredClone(ready),
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace) => fetchMissing(namespace),
  });

  return {
    translator,
    start: async () => {
      try {
        await Promise.all(namespaces.map((namespace) => load(namespace, locale)));
      } catch {
        // better the language that is there than no words at all
        await translator.changeLanguage(defaultLocale);
      }
    },
    put,
    has: (namespace) => translator.hasResourceBundle(translator.language, namespace),
    add: (namespace, loaders) => {
      known.set(namespace, loaders);
      return load(namespace, translator.language as Locale);
    },
    use: async (wanted) => {
      await Promise.all([...known.keys()].map((namespace) => load(namespace, wanted)));
      await loadRemoteTexts(wanted);
      await translator.changeLanguage(wanted);
    },
  };
};
