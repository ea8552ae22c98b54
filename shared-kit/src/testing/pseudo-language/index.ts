import { waitFor } from '@testing-library/react';
import type { PlatformDouble } from '../platform-double';
import { kitTexts, type TextsByNamespace } from '../translator';
import { pseudoTexts } from './pseudo-text';
import { untranslatedIn } from './untranslated';

export { pseudoText, pseudoTexts } from './pseudo-text';
export { untranslatedIn } from './untranslated';

/**
 * Texts of a part and of the kit with the pseudo-language in the place of English.
 * @example renderInPlatform(<Cart />, { texts: inPseudoLanguage({ services: { ru, en } }) })
 */
export const inPseudoLanguage = (texts: TextsByNamespace): TextsByNamespace =>
  Object.fromEntries(
    Object.entries({ ...kitTexts, ...texts }).map(([namespace, { ru, en }]) => [
      namespace,
      { ru, en: pseudoTexts(en ?? {}) },
    ]),
  );

/** The plain-letter texts of the page that are not in its texts, besides data of API and shell; waits until the page is complete. */
export const untranslatedOnPage = async ({ queryClient, state, services, log }: PlatformDouble): Promise<string[]> => {
  await waitFor(() => {
    expect(queryClient.isFetching()).toBe(0);
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    expect(document.body).toHaveTextContent('⟦');
  });
  const answers = queryClient.getQueryCache().getAll();
  const data = [answers.map(({ state: { data: answer } }) => answer), state, services.config];
  const raised = document.createElement('div');
  raised.append(...log.errors, ...log.notices);
  return [...log.missingTexts, ...untranslatedIn(document.body, data), ...untranslatedIn(raised, data)];
};
