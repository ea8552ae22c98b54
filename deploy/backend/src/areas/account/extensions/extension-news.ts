import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { ExtensionKind, ExtensionRefusal } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import { deadlineTitle } from '../../participations';
import { refused, type HttpError } from '../../../platform/http/http-error';
import { areaText, translatorOf } from '../../../platform/texts/area-texts';

interface Decision {
  kind: ExtensionKind;
  /** YYYY-MM-DD; null: it was refused. */
  until: string | null;
  /** Ms since the epoch: the year is named when it is another one. */
  now: number;
}

/** What the company reads about a decision; the comment is the reason below it. */
export const extensionNews = ({ kind, until, now }: Decision, locale: Locale): string => {
  const t = translatorOf('account', locale);
  const title = deadlineTitle({ kind, count: 0 }, locale);
  if (until === null) return t('extensions.refused', { title });
  return t('extensions.granted', { title, date: formatProseDate(until, locale, { now, zone: 'UTC' }) });
};

/** Why nothing can be asked for or decided any more: 422 with the sentence of its code. */
export const extensionRefused = (code: ExtensionRefusal | 'extension_decided'): HttpError =>
  refused(code, areaText('account', `errors.${code}`));
