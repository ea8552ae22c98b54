import { formatDate } from '../../platform/formats';
import {
  addDays,
  dayAt,
  defaultZone,
  hasBegun,
  hasPassed,
  isDay,
  momentOf,
  secondsUntil,
  startOfDay,
  type Locale,
  type Period,
} from '../common';
import { isMontageType } from '../participations';
import type { PassEvent, PassKind } from './pass';

/** Seconds before a deadline from which it is shown as a warning: 10 days. */
export const deadlineWarningSeconds = 864_000;
/** Days before the first mounting day from which installation passes can be printed. */
const printDaysBeforeInstallation = 3;

/** Moments of participant and car passes, ms since the epoch; ends are the last valid second. */
export interface PassDeadlines {
  certificate: number;
  car: number;
  startInstallation: number;
  endDismantling: number;
  startCertificatePrint: number;
  endCertificatePrint: number;
}

/** Moments of installation passes. */
export interface InstallationDeadlines {
  installation: number;
  startInstallationPrint: number;
  endInstallationPrint: number;
  endDismantling: number;
}

/** The time zone of all dates of an event. */
export const zoneOf = ({ exhibition }: PassEvent): string => exhibition.timezone ?? defaultZone;

export const passDeadlines = (event: PassEvent): PassDeadlines => {
  const { exhibition } = event;
  const zone = zoneOf(event);
  const start = (value: string) => momentOf(value, 'start', zone);
  const end = (value: string) => momentOf(value, 'end', zone);
  const isMontage = isMontageType(event.type);
  return {
    certificate: end(
      (isMontage ? exhibition.installer_pass_ended_at : exhibition.personal_pass_ended_at) ?? exhibition.ended_at,
    ),
    car: end(exhibition.car_pass_ended_at ?? (isMontage ? exhibition.dismantling_ended_at : exhibition.ended_at)),
    startInstallation: start(exhibition.installation_started_at),
    endDismantling: end(exhibition.dismantling_ended_at),
    startCertificatePrint: start(
      exhibition.print_personal_pass_started_at ??
        exhibition.personal_pass_started_at ??
        exhibition.installation_started_at,
    ),
    endCertificatePrint: end(exhibition.print_personal_pass_ended_at ?? exhibition.ended_at),
  };
};

const firstPrintDay = (installationStart: string, zone: string): number => {
  const day = isDay(installationStart) ? installationStart : dayAt(Date.parse(installationStart), zone);
  return startOfDay(addDays(day, -printDaysBeforeInstallation), zone);
};

export const installationDeadlines = (event: PassEvent): InstallationDeadlines => {
  const { exhibition } = event;
  const zone = zoneOf(event);
  const end = (value: string) => momentOf(value, 'end', zone);
  const printStart = exhibition.print_installer_pass_started_at;
  return {
    installation: end(exhibition.installer_pass_ended_at ?? exhibition.dismantling_ended_at),
    startInstallationPrint: printStart
      ? momentOf(printStart, 'start', zone)
      : firstPrintDay(exhibition.installation_started_at, zone),
    endInstallationPrint: end(exhibition.print_installer_pass_ended_at ?? exhibition.dismantling_ended_at),
    endDismantling: end(exhibition.dismantling_ended_at),
  };
};

/** Last second in which passes of a kind can be added. */
export const deadlineOf = (kind: PassKind, event: PassEvent): number => {
  if (kind === 'installation') return installationDeadlines(event).installation;
  return passDeadlines(event)[kind === 'car' ? 'car' : 'certificate'];
};

/** The download and print window of a kind; null for car passes, which have none. */
export const printWindowOf = (kind: PassKind, event: PassEvent): Period | null => {
  if (kind === 'car') return null;
  if (kind === 'installation') {
    const { startInstallationPrint, endInstallationPrint } = installationDeadlines(event);
    return { from: startInstallationPrint, to: endInstallationPrint };
  }
  const { startCertificatePrint, endCertificatePrint } = passDeadlines(event);
  return { from: startCertificatePrint, to: endCertificatePrint };
};

/** The deadline line in a header: the upcoming date, or that nothing was issued in time; null shows nothing. */
export type DeadlineNotice = { state: 'open'; at: number; isWarning: boolean } | { state: 'reached-empty' } | null;

/** shown only before the deadline, as a warning from 864000 s before. */
export const deadlineNotice = (deadline: number, now: number, count: number): DeadlineNotice => {
  const left = secondsUntil(deadline, now);
  if (left >= 0) return { state: 'open', at: deadline, isWarning: left <= deadlineWarningSeconds };
  return count === 0 ? { state: 'reached-empty' } : null;
};

/**
 * the moment from which participant passes are processed, while it is in the future; it does not gate the
 * form.
 */
export const processingStart = (event: PassEvent, now: number): number | null => {
  const value = event.exhibition.personal_pass_started_at;
  const at = value === null ? null : momentOf(value, 'start', zoneOf(event));
  return at === null || hasBegun(at, now) ? null : at;
};

/** the moment from which installation passes can be printed, while it is in the future and a quota exists. */
export const installationPrintStart = (event: PassEvent, total: number | null, now: number): number | null => {
  const at = installationDeadlines(event).startInstallationPrint;
  return hasBegun(at, now) || !total ? null : at;
};

/** Whether passes of a kind can no longer be added. */
export const isDeadlineReached = (kind: PassKind, event: PassEvent, now: number): boolean =>
  hasPassed(deadlineOf(kind, event), now);

/** The calendar day of a moment, ms since the epoch, in a time zone. */
export const passDateAt = (instant: number, zone: string, locale: Locale): string =>
  formatDate(dayAt(instant, zone), locale);
