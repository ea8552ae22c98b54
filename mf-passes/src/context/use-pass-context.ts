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

/** The user, participation and server time that all pass rules need. */
export const usePassContext = (): PassRuleContext => {
  const participation = useParticipation();
  const { id: userId } = useUser();
  const now = useNow();
  return { participation, userId, now };
};

/** Formats what the model returns: dates in the zone of the exhibition, statuses and reasons. */
export const usePassLabels = () => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const zone = zoneOf(useParticipation());
  /** The day of a time in ms since the epoch. */
  const dateOf = (instant: number) => passDateAt(instant, zone, locale);
  return {
    dateOf,
    statusOf: (kind: PassKind, status: PassStatus) => t(`status.${kind === 'car' ? 'car' : 'personal'}.${status}`),
    denialOf: (reason: DenialReason) => denialText(reason, { t, dateOf }),
  };
};

/** The reasons why a pass in a row lacks actions; those of the whole list are shown above it. */
export const useReasons = () => {
  const { denialOf } = usePassLabels();
  return (...decisions: Decision[]): string[] =>
    reasonsOf(...decisions)
      .filter(isOfPass)
      .map(denialOf);
};
