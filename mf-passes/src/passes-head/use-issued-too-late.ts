import { deadlineNotice, deadlineOf, type PassKind } from '@fairfront/shared-kit/domain/passes';
import { usePassContext } from '../context/use-pass-context';

/** Whether the deadline of a kind has passed, which an empty list tells every user. */
export const useIssuedTooLate = (kind: PassKind): boolean => {
  const { participation, now } = usePassContext();
  return deadlineNotice(deadlineOf(kind, participation), now, 0)?.state === 'reached-empty';
};
