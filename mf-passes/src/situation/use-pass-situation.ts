import { useLocale, useNow, useParticipant, useUser } from '@fairfront/shared-kit/platform';
import {
  isOfPass,
  passDateAt,
  reasonsOf,
  statusTexts,
  whyNotText,
  zoneOf,
  type PassKind,
  type PassSituation,
  type PassStatus,
  type Verdict,
  type WhyNot,
} from '../model';

/** Who asks, for which participation, at which moment of the server's clock: what all rules of passes need. */
export const usePassSituation = (): PassSituation => {
  const participation = useParticipant();
  const { id: userId } = useUser();
  const now = useNow();
  return { participation, userId, now };
};

/**
 * What the model says in words: dates in the zone of the exhibition, statuses and reasons (PASS-009, PASS-033). These texts
 * stand in the model alone, since the server says them too; the locales hold what only the screen says.
 */
export const usePassWords = () => {
  const locale = useLocale();
  const zone = zoneOf(useParticipant());
  return {
    /** The day of a moment, ms since the epoch. */
    dateOf: (instant: number) => passDateAt(instant, zone, locale),
    statusOf: (kind: PassKind, status: PassStatus) => statusTexts[kind === 'car' ? 'car' : 'personal'][status][locale],
    whyNot: (why: WhyNot) => whyNotText(why, zone, locale),
  };
};

/** The reasons in a row: why its pass lacks actions; what holds for the whole list is said over it (PASS-311). */
export const useReasons = () => {
  const { whyNot } = usePassWords();
  return (...verdicts: Verdict[]): string[] =>
    reasonsOf(...verdicts)
      .filter(isOfPass)
      .map(whyNot);
};
