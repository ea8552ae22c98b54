import { useEffect, useState } from 'react';
import { errorText } from '@fairfront/shared-kit/api';
import {
  columnOfError,
  gridChanges,
  type GridColumn,
  type GridOptions,
} from '@fairfront/shared-kit/domain/services/service-grid';
import { usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { deskKeys } from '../api/query-keys';
import { postRows, type RowChange, type RowResult, type ServiceRow } from '../api/services';
import {
  currentValues,
  edited,
  issuesOfRow,
  stored,
  undone,
  untouched,
  type CellEdit,
  type GridRow,
} from './grid-state';

/** The server's refusal of a row. */
export interface RowFailure {
  message: string;
  /** Its texts by column. */
  columns: Partial<Record<GridColumn, string>>;
}

const failureOf = ({ error, service }: RowResult, change: RowChange): RowFailure => {
  const prices = change.changes.prices ?? service?.prices ?? [];
  const columns = Object.entries(error?.errors ?? {}).flatMap(([field, [text = '']]) => {
    const column = columnOfError(field, prices as ServiceRow['prices']);
    return column ? [[column, text] as const] : [];
  });
  return { message: error?.message ?? '', columns: Object.fromEntries(columns) };
};

/** The rows of the grid, their unsaved changes and saving. */
export const useServiceGrid = (services: readonly ServiceRow[], options: GridOptions) => {
  const { t } = useTranslation('desk');
  const { api, messages } = usePlatform();
  const client = useQueryClient();
  const [state, setState] = useState(untouched);
  const [failures, setFailures] = useState<ReadonlyMap<string, RowFailure>>(new Map());
  const [lastNew, setLastNew] = useState(0);
  const [isSaving, setSaving] = useState(false);

  const rows: readonly GridRow[] = [
    ...services.map((service) => ({ key: String(service.id), service })),
    ...state.added.map((key) => ({ key, service: null })),
  ];
  const rowOf = (key: string): GridRow => rows.find((row) => row.key === key) ?? { key, service: null };
  const issuesOf = (row: GridRow) => issuesOfRow(row, state.drafts.get(row.key));
  const changed = rows.filter(({ key }) => state.drafts.has(key) || state.added.includes(key));
  const wrong = changed.filter((row) => Object.keys(issuesOf(row)).length > 0);
  const isDirty = changed.length > 0;

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const edit = (edits: readonly CellEdit[], added: readonly string[] = []) => {
    setState((before) => edited(before, edits, { rowOf, options }, added));
    setLastNew((before) => before + added.length);
  };

  const save = async () => {
    const ready = changed.filter((row) => !wrong.includes(row));
    const changes = ready.map((row): RowChange => {
      const values = currentValues(row, state.drafts.get(row.key));
      return {
        id: row.service?.id ?? null,
        ...(row.service && { etag: row.service.etag }),
        changes: gridChanges(row.service, values) as RowChange['changes'],
      };
    });
    setSaving(true);
    try {
      const results = await postRows(api, changes);
      const isStored = (index: number) => results[index]?.ok === true;
      setState((before) => stored(before, new Set(ready.flatMap(({ key }, index) => (isStored(index) ? [key] : [])))));
      setFailures(
        new Map(
          ready.flatMap(({ key }, index) => {
            const [result, change] = [results[index], changes[index]];
            return result && change && !result.ok ? [[key, failureOf(result, change)] as const] : [];
          }),
        ),
      );
      // the stored state, also where a colleague was faster
      client.setQueryData<ServiceRow[]>(deskKeys.services, (before = []) => {
        const now = new Map(results.flatMap(({ service }) => (service ? [[service.id, service] as const] : [])));
        const known = new Set(before.map(({ id }) => id));
        return [
          ...before.map((row) => now.get(row.id) ?? row),
          ...[...now.values()].filter(({ id }) => !known.has(id)),
        ];
      });
    } catch (error) {
      messages.error(errorText(error, t), error);
    } finally {
      setSaving(false);
    }
  };

  return {
    rows,
    drafts: state.drafts,
    issuesOf,
    failures,
    changed: changed.length,
    wrong: wrong.length,
    isSaving,
    canUndo: state.history.length > 0,
    edit,
    undo: () => setState(undone),
    newKey: (index: number) => `new-${lastNew + index + 1}`,
    save: () => void save(),
  };
};
