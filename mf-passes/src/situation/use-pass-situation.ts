import { useLocale, useNow, useParticipant, useUser } from '@fairfront/shared-kit/platform';
import { passDateAt, whyNotText, zoneOf, type PassSituation, type WhyNot } from '../model';

/** Who asks, for which participation, at which moment of the server's clock: what all rules of passes need. */
export const usePassSituation = (): PassSituation => {
  const participation = useParticipant();
  const { id: userId } = useUser();
  const now = useNow();
  return { participation, userId, now };
};

/** Dates and reasons in words, in the zone of the exhibition (PASS-009, PASS-033). */
export const usePassWords = () => {
  const locale = useLocale();
  const zone = zoneOf(useParticipant());
  return {
    /** DD.MM.YYYY of a moment, ms since the epoch. */
    dateOf: (instant: number) => passDateAt(instant, zone),
    whyNot: (why: WhyNot) => whyNotText(why, zone, locale),
  };
};
