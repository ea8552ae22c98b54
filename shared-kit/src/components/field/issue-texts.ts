import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../domain/common';
import { issueTextBy, type IssueText } from '../../domain/validation/issue';
import type { Broken } from '../../domain/validation/rule';
import { useTranslation, type Translator } from '../../platform/facade';
import type { Load, LocaleTexts } from '../../platform/remote';
import { useKitLocale } from '../locales/use-kit-locale';

/** Texts of broken rules, namespace `kitRules`: they come when something is checked for the first time. */
const loaders: Record<Locale, Load<LocaleTexts>> = {
  ru: () => import(/* webpackChunkName: "texts-kit-rules-ru" */ '../../texts/kit-rules/ru.json'),
  en: () => import(/* webpackChunkName: "texts-kit-rules-en" */ '../../texts/kit-rules/en.json'),
};

const hasTexts = (translator: Translator, locale: Locale): boolean => translator.hasResourceBundle(locale, 'kitRules');

const loadTexts = async (translator: Translator, locale: Locale): Promise<void> => {
  if (hasTexts(translator, locale)) return;
  const { default: texts } = await loaders[locale]();
  // callers wait for the promise, so nothing else needs to render again
  translator.addResourceBundle(locale, 'kitRules', texts, true, true, { silent: true });
};

/**
 * How broken rules are said, for a `validate` that prepares its values itself: loads the texts, rejects when they do not come.
 * @example
 * const issueTexts = useIssueTexts();
 * const validate = lazyRules(async () => {
 *   const [{ codeErrors }, issueText] = await Promise.all([import('./code-errors'), issueTexts()]);
 *   return (values: Values) => codeErrors(values, issueText);
 * });
 * @param namespace area whose `errors.<code>` say its codes
 */
export const useIssueTexts = (namespace = 'kit'): (() => Promise<(issue: Broken) => string>) => {
  const { t, i18n } = useTranslation('kit');
  const locale = useKitLocale();
  return async () => {
    await loadTexts(i18n, locale);
    const ofKit = issueTextBy(t, locale);
    return (issue) => ('code' in issue ? t(`${namespace}:errors.${issue.code}`, issue.params) : ofKit(issue));
  };
};

const noTexts: IssueText = () => '';

/** How broken rules are said, for a part that shows them: without words until the texts have come. @param isShown whether any is shown */
export const useIssueText = (isShown = true): IssueText => {
  const { t, i18n } = useTranslation('kit');
  const locale = useKitLocale();
  const [, setLoaded] = useState<Locale | null>(null);
  const isThere = hasTexts(i18n, locale);
  const isMissing = isShown && !isThere;
  useEffect(() => {
    if (!isMissing) return;
    loadTexts(i18n, locale).then(
      () => setLoaded(locale),
      () => undefined,
    );
  }, [i18n, locale, isMissing]);
  return useMemo(() => (isThere ? issueTextBy(t, locale) : noTexts), [isThere, t, locale]);
};
