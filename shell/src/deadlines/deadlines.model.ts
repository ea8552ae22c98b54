import { deadlineState } from '@fairfront/shared-kit/components/deadline-notice';
import { deadlineGroup, dayAt, daysLeft, isInOverview, type DeadlineGroup } from '@fairfront/shared-kit/model';
import type { Deadline } from '@fairfront/shared-kit/api';

/** A deadline as the screen shows it, in the zone of the exhibition. */
export interface ShownDeadline extends Deadline {
  /** Ms since the epoch. */
  moment: number;
  /** YYYY-MM-DD */
  day: string;
  /** Calendar days from today, negative afterwards. */
  left: number;
  group: DeadlineGroup;
  /** To do, and ten days or less are left (PASS-047). */
  isSoon: boolean;
}

const groupOf = ({ state, is_passed }: Deadline): DeadlineGroup => deadlineGroup({ state, isPassed: is_passed });

/** @param now ms since the epoch by the server's clock */
export const showDeadlines = (deadlines: readonly Deadline[], zone: string, now: number): ShownDeadline[] =>
  deadlines.map((deadline) => {
    const moment = Date.parse(deadline.at);
    const day = dayAt(moment, zone);
    const group = groupOf(deadline);
    return {
      ...deadline,
      moment,
      day,
      left: daysLeft(day, now, zone),
      group,
      isSoon: group === 'todo' && deadlineState(moment, now) !== 'open',
    };
  });

/** Those that hub and home show, the nearest first (SHELL-550). */
export const overviewOf = <Own extends Pick<Deadline, 'edge' | 'state' | 'is_optional' | 'services'>>(
  deadlines: readonly Own[],
): Own[] => deadlines.filter((deadline) => isInOverview({ ...deadline, isOptional: deadline.is_optional }));

/** What the head of the screen says (DESIGN §1, principle 1). */
export interface DeadlineSummary {
  /** The nearest date that still needs something: the first row of the list, of which the headline speaks. */
  nearest: ShownDeadline | null;
  todo: number;
  ahead: number;
  soon: number;
}

export const summarise = (deadlines: readonly ShownDeadline[]): DeadlineSummary => {
  const todo = deadlines.filter(({ group }) => group === 'todo');
  return {
    nearest: todo[0] ?? null,
    todo: todo.length,
    ahead: deadlines.filter(({ group }) => group === 'ahead').length,
    soon: todo.filter(({ isSoon }) => isSoon).length,
  };
};

/** The groups in their order; what is over with the latest first (SHELL-241). */
export const deadlinesOf = <Shown extends ShownDeadline>(
  deadlines: readonly Shown[],
  group: DeadlineGroup,
): Shown[] => {
  const own = deadlines.filter((deadline) => deadline.group === group);
  return group === 'passed' ? own.reverse() : own;
};
