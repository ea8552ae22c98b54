import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { HistoryPanel } from '@fairfront/shared-kit/components/history-panel';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { errorText } from '@fairfront/shared-kit/api';
import { useParticipation, usePlatform, useQuery, useTranslation, failsHere } from '@fairfront/shared-kit/platform';
import { passCallsOf } from '../api/pass-calls';
import { useKnownErrors } from '../api/use-known-errors';
import type { PassKind } from '@fairfront/shared-kit/domain/passes';
import { useHistoryEntries } from './history-entries';

/**
 * The history of a pass as a query. Its key is below that of the pass, so that a status event, a deletion and its undo
 * invalidate it too.
 */
export const useHistoryQuery = (kind: PassKind, passId: number) => {
  const { api } = usePlatform();
  const { id } = useParticipation();
  const calls = passCallsOf(api, id, kind);
  return useQuery({
    queryKey: calls.historyKey(passId),
    ...failsHere,
    queryFn: async ({ signal }) => (await calls.history(passId, signal)).data,
  });
};

/** Who changed a pass and when, newest first. */
export const PassHistory = ({ kind, passId }: { kind: PassKind; passId: number }) => {
  const { t } = useTranslation('passes');
  const codes = useKnownErrors();
  const entriesOf = useHistoryEntries(kind);
  const history = useHistoryQuery(kind, passId);
  if (history.isPending) {
    return (
      <Loading label={t('history.loading')}>
        <SkeletonLines count={4} />
      </Loading>
    );
  }
  if (!history.data) {
    return (
      <LoadError title={t('history.failed')} query={history}>
        {errorText(history.error, t, { codes })}
      </LoadError>
    );
  }
  if (history.data.length === 0) return <EmptyState icon="clock" title={t('history.empty')} />;
  return <HistoryPanel entries={entriesOf(history.data)} />;
};
