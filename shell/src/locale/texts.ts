import {
  createTranslator,
  defaultLocale,
  initReactI18next,
  type Load,
  type Locale,
  type LocaleTexts,
  type Translator,
} from '@fairfront/shared-kit/platform';

/** Language used for a key that the current one lacks. */
const fallback: Locale = 'en';

type Loaders = Record<Locale, Load<LocaleTexts>>;

/** The texts of shell, kit and remotes: one translator, one namespace each; only the current language is loaded. */
export interface Texts {
  translator: Translator;
  /** Resolves when the first screen has its texts in the initial language; at once for the built-in one. */
  start: () => Promise<void>;
  /** Registers a namespace of the shell or the kit and loads it in the current language. */
  add: (namespace: string, loaders: Loaders) => Promise<void>;
  /** Whether a namespace is loaded in the current language. */
  has: (namespace: string) => boolean;
  /** Adds texts that a remote has loaded. */
  put: (locale: Locale, namespace: string, texts: LocaleTexts) => void;
  /**
   * Loads every known namespace in the language, then switches to it. Rejects without switching if the shell's own
   * texts fail to load; a remote whose texts fail keeps the fallback.
   */
  use: (locale: Locale) => Promise<void>;
}

export interface TextsOptions {
  /** Initial language. */
  locale: Locale;
  /** Namespaces of the first screen. */
  first: Record<string, Loaders>;
  /** Namespaces that are already loaded, by language. */
  ready: Partial<Record<Locale, Record<string, LocaleTexts>>>;
  /** Loads the language for all remotes on the page. */
  loadRemoteTexts: (locale: Locale) => Promise<void>;
}

export const createTexts = ({ locale, first, ready, loadRemoteTexts }: TextsOptions): Texts => {
  const translator = createTranslator();
  const namespaces = Object.keys(first);
  const known = new Map<string, Loaders>(Object.entries(first));
  const loads = new Map<string, Promise<void>>();

  /** Namespaces in which a screen has requested a missing text. */
  const missed = new Set<string>();

  const put: Texts['put'] = (language, namespace, texts) => {
    // this re-renders every component with texts: do it only if one of them waits for these
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
    // forget a failed load, so that the next call retries
    run.catch(() => loads.delete(id));
    return run;
  };

  /** Fetches English only when a text is missing, then re-renders the screen. */
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
    // the translator modifies the resources it is given
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
        // the available language is better than no text at all
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
