import { useParticipation, usePlatform, useTranslation, type DeletedPasses } from '@fairfront/shared-kit/platform';
import { passCallsOf } from '../api/pass-calls';
import { usePassAction } from '../api/use-pass-action';
import type { PassKind } from '@fairfront/shared-kit/domain/passes';

/** How many passes a list has, and how many of them stay: visas that are not rejected (PASS-112). */
interface WholeList {
  total: number;
  kept: number;
}

/**
 * Deletes one pass at once and offers to take it back for 8 s; deletes all of a list after a question that says how many go
 * and how many stay (PASS-078, PASS-276, PASS-277). Lists and counts follow the server's answer (PASS-077), and a refusal
 * is said in the popup (PASS-252, PASS-253).
 * @param nameOf how messages name a pass: last and first name, or the number of the vehicle (PASS-276)
 */
export const useDeletion = <Pass extends { id: number }>(kind: PassKind, nameOf: (pass: Pass) => string) => {
  const { api } = usePlatform();
  const { id: participationId } = useParticipation();
  const { t } = useTranslation('passes');
  const calls = passCallsOf(api, participationId, kind);
  const invalidates = () => [calls.areaKey];

  const restoring = usePassAction<number>({
    rowOf: (id) => id,
    run: (id, { idempotencyKey }) => calls.restore(id, idempotencyKey),
    invalidates,
  });
  const one = usePassAction<Pass>({
    rowOf: ({ id }) => id,
    run: ({ id }, { idempotencyKey }) => calls.remove(id, idempotencyKey),
    undo: (_answer, pass) => ({
      text: t('delete.done', { name: nameOf(pass) }),
      undo: async () => {
        await restoring.run(pass.id);
      },
    }),
    invalidates,
  });
  const all = usePassAction<WholeList, { data: DeletedPasses }>({
    confirm: ({ total, kept }) => ({
      title: t('delete.allTitle'),
      text: [t('delete.allGo', { count: total - kept }), kept > 0 && t('delete.allStay', { count: kept })]
        .filter(Boolean)
        .join(' '),
      warning: t('delete.allWarning'),
      confirmLabel: t('delete.allConfirm', { count: total - kept }),
      tone: 'danger',
    }),
    run: (_list, { idempotencyKey }) => calls.removeAll(idempotencyKey),
    announce: ({ data: { kept } }) => (kept.length > 0 ? t('delete.kept', { count: kept.length }) : null),
    invalidates,
  });
  return {
    deleteOne: (pass: Pass) => void one.run(pass),
    isDeleting: ({ id }: Pass) => one.isBusy(id),
    deleteAll: (list: WholeList) => void all.run(list),
    isDeletingAll: all.isBusy(),
  };
};
