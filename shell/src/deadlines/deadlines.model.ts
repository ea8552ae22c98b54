import { deadlineState } from '@fairfront/shared-kit/components/deadline-notice';
import { deadlineGroup, isInOverview, type DeadlineGroup } from '@fairfront/shared-kit/domain/participations';
import { dayAt, daysLeft } from '@fairfront/shared-kit/domain/common';
import type { Deadline } from '@fairfront/shared-kit/api';

/** A deadline as the screen shows it, in the time zone of the exhibition. */
export interface ShownDeadline extends Deadline {
  /** Ms since the epoch. */
  moment: number;
  /** YYYY-MM-DD */
  day: string;
  /** Calendar days from today; negative in the past. */
  left: number;
  group: DeadlineGroup;
  /** To do, with ten days or less left. */
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

/** The deadlines shown in hub and home, nearest first. */
export const overviewOf = <Own extends Pick<Deadline, 'edge' | 'state' | 'is_optional' | 'services'>>(
  deadlines: readonly Own[],
): Own[] => deadlines.filter((deadline) => isInOverview({ ...deadline, isOptional: deadline.is_optional }));

/** Data for the head of the screen (DESIGN §1, principle 1). */
export interface DeadlineSummary {
  /** The nearest date that still needs something: the first row of the list and the subject of the headline. */
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

/** The groups in their order; passed deadlines start with the latest. */
export const deadlinesOf = <Shown extends ShownDeadline>(
  deadlines: readonly Shown[],
  group: DeadlineGroup,
): Shown[] => {
  const own = deadlines.filter((deadline) => deadline.group === group);
  return group === 'passed' ? own.reverse() : own;
};
