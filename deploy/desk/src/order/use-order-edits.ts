import { useRef, useState } from 'react';
import { errorText, isApiError, newIdempotencyKey } from '@fairfront/shared-kit/api';
import type { OrderableService } from '@fairfront/shared-kit/domain/services/api';
import { orderStatuses, type OrderStatus } from '@fairfront/shared-kit/domain/services/order-status';
import { usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { changeOrder, type StaffOrder } from '../api/orders';
import { deskKeys } from '../api/query-keys';
import { addedLine, type AddedLine, type AddedValues } from './added-lines';
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
  const [added, setAdded] = useState<readonly AddedLine[]>([]);
  const addedCount = useRef(0);
  /** A call without an answer, which may have been stored: its repeat has the same key and tells. */
  const [unanswered, setUnanswered] = useState<{ content: string; key: string } | null>(null);
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const [seen, setSeen] = useState(order.version);
  const [errors, setErrors] = useState<Record<number, Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  const edited = editedOrder(order, edits, added);
  const moves = possibleMoves(order, edited, orderStatuses);
  const target = status !== null && moves.includes(status) ? status : null;
  const isDirty = edited.changes.length + edited.additions.length > 0 || target !== null;
  // without unsaved changes the user sees the current state at once
  if (!isDirty && seen !== order.version) setSeen(order.version);

  const forget = () => {
    setEdits({});
    setAdded([]);
    setStatus(null);
    setErrors({});
    setFailure(null);
  };
  const send = async (
    move: { version: number; status?: OrderStatus; comment?: string },
    { changes: lines, additions }: Pick<typeof edited, 'changes' | 'additions'> = edited,
  ): Promise<boolean> => {
    setSaving(true);
    setFailure(null);
    setErrors({});
    const body = { ...move, ...(lines.length > 0 && { lines }), ...(additions.length > 0 && { added: additions }) };
    const content = JSON.stringify(body);
    const key = unanswered?.content === content ? unanswered.key : newIdempotencyKey();
    try {
      const stored = await changeOrder(api, order.id, body, key);
      setUnanswered(null);
      cache.setQueryData(deskKeys.order(order.id), stored);
      setSeen(stored.version);
      forget();
      return true;
    } catch (error) {
      const byLine = isApiError(error)
        ? errorsByLine(error.errors, { lines, added: added.map(({ line }) => line) })
        : {};
      setErrors(byLine);
      setUnanswered(isApiError(error) && error.status !== 0 ? null : { content, key });
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
    isOutdated: isDirty && unanswered === null && seen !== order.version,
    edit: (lineId: number, change: LineEdit) =>
      setEdits((before) => ({ ...before, [lineId]: { ...before[lineId], ...change } })),
    /** Adds a line to what is not saved. */
    add: (service: OrderableService, values: AddedValues) => {
      addedCount.current += 1;
      const line = addedLine(service, values, addedCount.current);
      setAdded((before) => [...before, line]);
    },
    /** Takes a line out again that is not saved. */
    takeOut: (lineId: number) => setAdded((before) => before.filter(({ line }) => line.line_id !== lineId)),
    revert: (lineId: number) => setEdits(({ [lineId]: _gone, ...others }) => others),
    setStatus,
    forget,
    /** Confirms that the user has seen the current state. */
    acknowledge: () => setSeen(order.version),
    save: () => send({ version: seen, ...(target !== null && { status: target }) }),
    /** Cancels the order; unsaved lines are not sent. */
    cancel: (comment: string) =>
      send({ version: order.version, status: 'canceled', comment }, { changes: [], additions: [] }),
  };
};

/** The unsaved changes of an order. */
export type OrderEdits = ReturnType<typeof useOrderEdits>;
