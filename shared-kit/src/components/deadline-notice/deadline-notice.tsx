import type { ReactNode } from 'react';
import { Notice } from '../notice';
import { useTranslation } from '../../platform/facade';
import { deadlineState, remainingTime } from './deadline-state';

/** The props of `DeadlineNotice`. */
export interface DeadlineNoticeProps {
  /** Last instant that counts, ms since the epoch. */
  until: number;
  /** ms since the epoch by the server's clock; give a new value at least every 30 s. */
  now: number;
  /** The words with the date, without a full stop: "Passes can be issued until 9 June". */
  lead: string;
  /** More about it. */
  children?: ReactNode;
  className?: string;
}

/** Until when something can be done: neutral, a warning from ten days on, gone after the last second. */
export const DeadlineNotice = ({ until, now, lead, children, className }: DeadlineNoticeProps) => {
  const { t } = useTranslation('kit');
  const state = deadlineState(until, now);
  if (state === 'passed') return null;
  const { unit, count } = remainingTime(until, now);
  return (
    <Notice
      tone={state === 'soon' ? 'warning' : 'neutral'}
      icon={state === 'soon' ? 'warning' : 'calendar'}
      title={`${lead}, ${t(`deadlineNotice.${unit}`, { count })}.`}
      className={className}
    >
      {children}
    </Notice>
  );
};
