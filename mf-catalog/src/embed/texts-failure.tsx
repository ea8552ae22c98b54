import { Button } from '@fairfront/shared-kit/components/button';
import type { Locale } from '@fairfront/shared-kit/platform';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import en from '../locales/en.embed.json';
import ru from '../locales/ru.embed.json';
import type { EmbedOptions } from './embed-options';

/** The texts for the time before the locale is loaded. */
export const failureWords: Readonly<Record<Locale, typeof en>> = { ru, en };

interface TextsFailureProps {
  options: Pick<EmbedOptions, 'locale' | 'headingLevel'>;
  onRetry: () => void;
}

/** Replaces the wizard when its locale file fails to load; these few texts are part of the script. */
export const TextsFailure = ({ options: { locale, headingLevel }, onRetry }: TextsFailureProps) => (
  <EmptyState
    live
    level={headingLevel}
    icon="cross-circle"
    title={failureWords[locale].failed}
    actions={<Button onClick={onRetry}>{failureWords[locale].retry}</Button>}
  />
);
