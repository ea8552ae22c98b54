import { useLocale, useNow, useParticipation, useTranslation, useUser } from '@fairfront/shared-kit/platform';
import {
  isOfPass,
  passDateAt,
  reasonsOf,
  zoneOf,
  type PassKind,
  type PassRuleContext,
  type PassStatus,
  type Decision,
  type DenialReason,
} from '@fairfront/shared-kit/domain/passes';
import { denialText } from './denial-text';

/** Who asks, for which participation, at which moment of the server's clock: what all rules of passes need. */
export const usePassContext = (): PassRuleContext => {
  const participation = useParticipation();
  const { id: userId } = useUser();
  const now = useNow();
  return { participation, userId, now };
};

/** Texts for what the model returns: dates in the zone of the exhibition, statuses and reasons (PASS-009, PASS-033). */
export const usePassLabels = () => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const zone = zoneOf(useParticipation());
  /** The day of a moment, ms since the epoch. */
  const dateOf = (instant: number) => passDateAt(instant, zone, locale);
  return {
    dateOf,
    statusOf: (kind: PassKind, status: PassStatus) => t(`status.${kind === 'car' ? 'car' : 'personal'}.${status}`),
    denialOf: (reason: DenialReason) => denialText(reason, { t, dateOf }),
  };
};

/** The reasons in a row: why its pass lacks actions; what holds for the whole list is said over it (PASS-311). */
export const useReasons = () => {
  const { denialOf } = usePassLabels();
  return (...decisions: Decision[]): string[] =>
    reasonsOf(...decisions)
      .filter(isOfPass)
      .map(denialOf);
};
