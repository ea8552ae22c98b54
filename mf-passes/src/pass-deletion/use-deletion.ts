import { useParticipation, usePlatform, useTranslation, type DeletedPasses } from '@fairfront/shared-kit/platform';
import { passCallsOf } from '../api/pass-calls';
import { usePassAction } from '../api/use-pass-action';
import type { PassKind } from '@fairfront/shared-kit/domain/passes';

/** The number of passes in a list, and the number that cannot be deleted: visas that are not rejected. */
interface WholeList {
  total: number;
  kept: number;
}

/**
 * Deletes one pass at once with undo for 8 s; deletes all of a list after a confirmation with the numbers of deleted and
 * kept passes. Lists and counts follow the server's answer, and a refusal shows in the popup.
 * @param nameOf the display name of a pass: last and first name, or the number of the vehicle
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
