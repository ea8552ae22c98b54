import { areServicesShown, reminderDays, type DeadlineItem, type ServicesRuleInput } from '../participations';
import { endOfDay, hasPassed, addDays } from '../common';

export interface ServicesDeadlineInput extends ServicesRuleInput {
  exhibition: ServicesRuleInput['exhibition'] & { installation_started_at: string; timezone: string };
}

/**
 * The last day to order services for the installation: the day before it starts, because no service has an earlier date; afterwards it disappears. Optional, because only the exhibitor knows the need.
 * @param now server time, ms since the epoch
 */
export const servicesDeadlineItems = (event: ServicesDeadlineInput, now: number): DeadlineItem[] => {
  const { installation_started_at, timezone } = event.exhibition;
  const at = endOfDay(addDays(installation_started_at, -1), timezone);
  if (!areServicesShown(event) || hasPassed(at, now)) return [];
  return [
    {
      kind: 'services',
      area: 'services',
      edge: 'until',
      at,
      state: 'need',
      isOptional: true,
      detail: 'none',
      count: 0,
      progress: null,
      opens: { route: 'categories' },
      reminders: reminderDays.slice(0, 1),
    },
  ];
};
