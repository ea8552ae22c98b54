import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import en from '../locales/en.embed.json';
import ru from '../locales/ru.embed.json';
import type { EmbedOptions } from './embed-options';

/** What is said before the texts are there. */
export const failureWords = { ru, en };

interface TextsFailureProps {
  options: Pick<EmbedOptions, 'locale' | 'headingLevel'>;
  onRetry: () => void;
}

/** In place of the wizard when the file of its texts has not come: these few words are in the script (CAT-273). */
export const TextsFailure = ({ options: { locale, headingLevel }, onRetry }: TextsFailureProps) => (
  <EmptyState
    live
    level={headingLevel}
    icon="cross-circle"
    title={failureWords[locale].failed}
    actions={<Button onClick={onRetry}>{failureWords[locale].retry}</Button>}
  />
);
