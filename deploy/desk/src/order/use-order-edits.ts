import { useState } from 'react';
import { errorText, isApiError } from '@fairfront/shared-kit/api';
import { orderStatuses, type OrderStatus } from '@fairfront/shared-kit/domain/services/order-status';
import { usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { changeOrder, type StaffOrder } from '../api/orders';
import { deskKeys } from '../api/query-keys';
import { editedOrder, errorsByLine, possibleMoves, type LineEdit, type LineEdits } from './line-edits';

/**
 * The unsaved changes of an order and their saving. They stay when the order changes meanwhile: `isOutdated` means that
 * the user has not seen the current state yet.
 */
export const useOrderEdits = (order: StaffOrder) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const cache = useQueryClient();
  const [edits, setEdits] = useState<LineEdits>({});
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const [seen, setSeen] = useState(order.version);
  const [errors, setErrors] = useState<Record<number, Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  const edited = editedOrder(order, edits);
  const moves = possibleMoves(order, edited, orderStatuses);
  const target = status !== null && moves.includes(status) ? status : null;
  const isDirty = edited.changes.length > 0 || target !== null;
  // without unsaved changes the user sees the current state at once
  if (!isDirty && seen !== order.version) setSeen(order.version);

  const forget = () => {
    setEdits({});
    setStatus(null);
    setErrors({});
    setFailure(null);
  };
  const send = async (body: { status?: OrderStatus; comment?: string }, lines = edited.changes): Promise<boolean> => {
    setSaving(true);
    setFailure(null);
    setErrors({});
    try {
      const stored = await changeOrder(api, order.id, {
        version: order.version,
        ...body,
        ...(lines.length > 0 && { lines }),
      });
      cache.setQueryData(deskKeys.order(order.id), stored);
      setSeen(stored.version);
      forget();
      return true;
    } catch (error) {
      const byLine = isApiError(error) ? errorsByLine(error.errors, lines) : {};
      setErrors(byLine);
      const isConflict = isApiError(error) && error.code === 'order_changed';
      if (!isConflict && Object.keys(byLine).length === 0) setFailure(errorText(error, t));
      return false;
    } finally {
      setSaving(false);
      void cache.invalidateQueries({ queryKey: deskKeys.work });
    }
  };

  return {
    ...edited,
    edits,
    errors,
    failure,
    isSaving,
    isDirty,
    moves,
    status: target,
    isOutdated: isDirty && seen !== order.version,
    edit: (lineId: number, change: LineEdit) =>
      setEdits((before) => ({ ...before, [lineId]: { ...before[lineId], ...change } })),
    revert: (lineId: number) => setEdits(({ [lineId]: _gone, ...others }) => others),
    setStatus,
    forget,
    /** Confirms that the user has seen the current state. */
    acknowledge: () => setSeen(order.version),
    save: () => send(target === null ? {} : { status: target }),
    /** Cancels the order; unsaved lines are not sent. */
    cancel: (comment: string) => send({ status: 'canceled', comment }, []),
  };
};

/** The unsaved changes of an order. */
export type OrderEdits = ReturnType<typeof useOrderEdits>;
