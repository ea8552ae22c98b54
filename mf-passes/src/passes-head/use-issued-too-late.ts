import { deadlineNotice, deadlineOf, type PassKind } from '../model';
import { usePassSituation } from '../situation/use-pass-situation';

/** Whether the deadline of a kind has passed, which an empty list must say whoever looks at it (PASS-048). */
export const useIssuedTooLate = (kind: PassKind): boolean => {
  const { participation, now } = usePassSituation();
  return deadlineNotice(deadlineOf(kind, participation), now, 0)?.state === 'reached-empty';
};
