import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { ExtensionKind, ExtensionRefusal } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import { deadlineTitle } from '../../participations';
import { refused, type HttpError } from '../../../platform/http/http-error';
import { areaText, translatorOf } from '../../../platform/texts/area-texts';

interface Decision {
  kind: ExtensionKind;
  /** YYYY-MM-DD; null if it was refused. */
  until: string | null;
  /** ms since the epoch; the year is only named if it differs. */
  now: number;
}

/** The notification about a decision; the comment is its reason. */
export const extensionNews = ({ kind, until, now }: Decision, locale: Locale): string => {
  const t = translatorOf('account', locale);
  const title = deadlineTitle({ kind, count: 0 }, locale);
  if (until === null) return t('extensions.refused', { title });
  return t('extensions.granted', { title, date: formatProseDate(until, locale, { now, zone: 'UTC' }) });
};

/** The error if a request can no longer be made or decided: 422 with a code and its text. */
export const extensionRefused = (code: ExtensionRefusal | 'extension_decided'): HttpError =>
  refused(code, areaText('account', `errors.${code}`));
