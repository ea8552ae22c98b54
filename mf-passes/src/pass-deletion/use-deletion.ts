import {
  useMutation,
  useParticipant,
  usePlatform,
  useQueryClient,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { passCallsOf } from '../api/pass-calls';
import { useWriteErrors } from '../api/use-known-errors';
import type { PassKind } from '../model';

/**
 * Deletes one pass at once and offers to take it back for 8 s; deletes all of a list after a question that says how many go
 * and how many stay (PASS-078, PASS-276, PASS-277). Lists and counts follow the server's answer (PASS-077), and a refusal
 * is said in the popup (PASS-252, PASS-253).
 * @param nameOf how messages name a pass: last and first name, or the number of the vehicle (PASS-276)
 */
export const useDeletion = <Pass extends { id: number }>(kind: PassKind, nameOf: (pass: Pass) => string) => {
  const { api, messages } = usePlatform();
  const { id: participantId } = useParticipant();
  const { t } = useTranslation('passes');
  const queryClient = useQueryClient();
  const failures = useWriteErrors();
  const calls = passCallsOf(api, participantId, kind);
  const refetch = () => queryClient.invalidateQueries({ queryKey: calls.areaKey });
  const fail = (error: unknown) => {
    messages.error(failures.textOf(error));
    return refetch();
  };

  const restore = async (id: number) => {
    try {
      await calls.restore(id);
      await refetch();
    } catch (error) {
      await fail(error);
    }
  };
  const one = useMutation({
    mutationFn: ({ id }: Pass) => calls.remove(id),
    onSuccess: (_answer, pass) => {
      messages.undo({ text: t('delete.done', { name: nameOf(pass) }), undo: () => restore(pass.id) });
      return refetch();
    },
    onError: fail,
  });
  const all = useMutation({
    mutationFn: calls.removeAll,
    onSuccess: ({ data: { kept } }) => {
      if (kept.length > 0) messages.notice(t('delete.kept', { count: kept.length }));
      return refetch();
    },
    onError: fail,
  });

  /** @param kept visa passes that are not rejected and stay (PASS-112) */
  const deleteAll = async (total: number, kept: number) => {
    const going = total - kept;
    const isSure = await messages.confirm({
      title: t('delete.allTitle'),
      text: [t('delete.allGo', { count: going }), kept > 0 && t('delete.allStay', { count: kept })]
        .filter(Boolean)
        .join(' '),
      warning: t('delete.allWarning'),
      confirmLabel: t('delete.allConfirm', { count: going }),
      tone: 'danger',
    });
    if (isSure) all.mutate();
  };
  return {
    deleteOne: (pass: Pass) => one.mutate(pass),
    deletingId: one.isPending ? one.variables.id : null,
    deleteAll: (total: number, kept: number) => void deleteAll(total, kept),
    isDeletingAll: all.isPending,
  };
};
