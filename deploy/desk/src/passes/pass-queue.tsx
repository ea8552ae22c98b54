import { useCallback, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { DataTable } from '@fairfront/shared-kit/components/data-table';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { UndoToast } from '@fairfront/shared-kit/components/undo-toast';
import { failsHere, usePlatform, usePlatformState, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { fetchWholeQueue, passQueueQuery, queuePageSize, type QueuedPass } from '../api/passes';
import { Failures } from './failures';
import { KeyList } from './key-list';
import { PassDetail } from './pass-detail';
import styles from './passes.module.css';
import { QueueFilters } from './queue-filters';
import { useQueueColumns } from './queue-columns';
import { keyOf, placeIn, queryOf, type PassRef, type QueuePlace } from './queue-place';
import { reasons, Rejection, type Reason, type RejectionDraft } from './rejection';
import { SelectedActions } from './selected-actions';
import { useDecisions, type NamedPass } from './use-decisions';
import { useQueueKeys } from './use-queue-keys';
import { useSelection } from './use-selection';

/** Time for undo, s. */
const undoSeconds = 10;
/** Key of the draft for the selection; other drafts have the key of their pass. */
const ofSelection = 'selection';
const noDraft: RejectionDraft = { reason: null, text: '' };

/** The queue of passes: the list, the details of one pass, and decisions on one or many. */
export const PassQueue = ({ exhibition, canWrite }: { exhibition: number; canWrite: boolean }) => {
  const { t } = useTranslation('desk');
  const { api, navigation, messages } = usePlatform();
  const { route, live } = usePlatformState();
  const place = placeIn(route.query);
  const { item } = place;
  const filter = { exhibition, part: place.part, search: place.search, order: place.order };
  const query = useQuery({ ...passQueueQuery(api, filter, place.page), ...failsHere });
  const { passes: chosen, change, watchShift, set: choose } = useSelection();
  const { pending, hidden, failed, decide, undo, send, forgetFailures } = useDecisions(choose);
  const [drafts, setDrafts] = useState<Readonly<Record<string, RejectionDraft>>>({});
  /** The open rejection: the key of a pass or of the selection. */
  const [rejecting, setRejecting] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isChoosingAll, setChoosingAll] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const list = useRef<HTMLDivElement>(null);
  const shownKey = item && keyOf(item);
  // a row selected by key may be outside the visible part
  useEffect(() => {
    list.current?.querySelector(`[data-row-id="${shownKey}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [shownKey]);

  const rows = (query.data?.data ?? []).filter((pass) => !hidden.has(keyOf(pass)));
  const total = query.data?.meta.total ?? 0;
  const index = item ? rows.findIndex((pass) => keyOf(pass) === keyOf(item)) : -1;
  const row = rows[index];
  const target = rejecting === ofSelection ? ofSelection : item && keyOf(item);
  const isRejecting = rejecting !== null && rejecting === target;
  const draft = (target === null ? undefined : drafts[target]) ?? noDraft;

  const go = useCallback(
    (next: Partial<QueuePlace>, replace = false) => {
      const moved = { ...placeIn(route.query), ...next };
      navigation.navigate('desk-passes', {}, { query: queryOf(moved, exhibition), replace });
    },
    [navigation, route.query, exhibition],
  );
  // a new filter starts at page 1
  const narrow = useCallback((next: Partial<QueuePlace>) => go({ page: 1, item: null, ...next }), [go]);
  const open = (pass: PassRef | null | undefined) => {
    setRejecting(null);
    setMissing(false);
    go({ item: pass ? { kind: pass.kind, id: pass.id } : null }, true);
  };
  const neighbour = (step: 1 | -1) => (index < 0 ? rows[step > 0 ? 0 : rows.length - 1] : rows[index + step]);

  const decideItem = (title: string, status: 'accepted' | 'rejected', comment: string | null) => {
    if (!item) return;
    const next = neighbour(1) ?? neighbour(-1);
    decide([row ?? { ...item, title, hints: [] }], status, comment);
    open(next && keyOf(next) !== keyOf(item) ? next : null);
  };
  const decideChosen = (status: 'accepted' | 'rejected', comment: string | null) => {
    const passes = [...chosen.values()];
    decide(passes, status, comment);
    choose([]);
    setRejecting(null);
    if (item && passes.some((pass) => keyOf(pass) === keyOf(item))) open(null);
  };
  const write = (changed: Partial<RejectionDraft>) => {
    if (target !== null) setDrafts((before) => ({ ...before, [target]: { ...draft, ...changed } }));
  };
  const templateOf = (reason: Reason | null) =>
    reason === null || reason === 'other' ? '' : t(`reasons.${reason}.text`);
  const choosesReason = (reason: Reason) => {
    const isOwn = draft.text.trim() !== '' && draft.text !== templateOf(draft.reason);
    // a template replaces another template, never typed text
    write({ reason, ...(!isOwn && { text: templateOf(reason) }) });
    if (reason === 'other') field.current?.focus();
  };
  const startRejection = (whose: string) => {
    setMissing(false);
    setRejecting(whose);
  };
  const sendRejection = (title: string): boolean => {
    if (!isRejecting) return false;
    if (draft.text.trim() === '') {
      setMissing(true);
      field.current?.focus();
      return true;
    }
    if (rejecting === ofSelection) decideChosen('rejected', draft.text.trim());
    else decideItem(title, 'rejected', draft.text.trim());
    setDrafts((before) => ({ ...before, [rejecting ?? '']: noDraft }));
    return true;
  };
  const chooseAll = async () => {
    setChoosingAll(true);
    try {
      choose(await fetchWholeQueue(api, filter));
    } catch {
      messages.error(t('selected.allFailed'));
    } finally {
      setChoosingAll(false);
    }
  };

  const mayDecide = (pass: NamedPass | undefined): pass is NamedPass => canWrite && pass !== undefined;
  useQueueKeys({
    next: () => open(neighbour(1) ?? row),
    previous: () => open(neighbour(-1) ?? row),
    accept: () => {
      if (mayDecide(row)) decideItem(row.title, 'accepted', null);
      else if (canWrite && !item && chosen.size > 0) decideChosen('accepted', null);
    },
    reject: () => {
      if (mayDecide(row) && item) startRejection(keyOf(item));
      else if (canWrite && !item && chosen.size > 0) startRejection(ofSelection);
    },
    reason: (at) => {
      const reason = reasons[at];
      if (isRejecting && reason) choosesReason(reason);
    },
    send: () => sendRejection(row?.title ?? ''),
    undo,
    list: () => setShowsKeys(true),
  });

  const columns = useQueueColumns((pass) => queryOf({ ...place, item: pass }, exhibition));
  const rejection = (
    <Rejection
      draft={draft}
      isMissing={isMissing}
      onReason={choosesReason}
      onText={(text) => write({ text })}
      field={field}
    />
  );
  const pane = rejecting === ofSelection ? 'selection' : item ? 'item' : null;

  return (
    <div className={styles.desk} data-pane={pane ?? undefined}>
      <section className={styles.list} aria-label={t('passes')}>
        <h1 className="ff-sr-only">{t('passes')}</h1>
        <QueueFilters place={place} counts={query.data?.meta.counts} onChange={narrow} />
        {live === 'offline' && <p className={styles.offline}>{t('offline')}</p>}
        <Failures failed={failed} onClose={forgetFailures} />
        <div ref={list} className={styles.rows} onClickCapture={watchShift}>
          {query.isError && !query.data ? (
            <div className={styles.failed}>
              <LoadError level={2} title={t('queueFailed')} query={query} />
            </div>
          ) : (
            <DataTable<QueuedPass>
              className={styles.table}
              caption={t('caption', { count: total })}
              columns={columns}
              rows={rows}
              rowKey={keyOf}
              {...(query.isPending && { loading: 10 })}
              {...(item && { current: keyOf(item) })}
              empty={
                <EmptyState
                  level={2}
                  icon="check-circle"
                  live
                  title={place.search ? t('nothingFound') : t('nothingWaits')}
                  actions={
                    (place.search || place.part !== 'all') && (
                      <Button onClick={() => narrow({ search: '', part: 'all' })}>{t('showAll')}</Button>
                    )
                  }
                >
                  {place.search ? t('nothingFoundText') : t('nothingWaitsText')}
                </EmptyState>
              }
              {...(canWrite && {
                selection: {
                  selected: new Set(chosen.keys()),
                  onChange: (keys) => change(keys, rows),
                  nameOf: ({ title }) => title,
                  actions: (
                    <SelectedActions
                      passes={[...chosen.values()]}
                      total={total}
                      isChoosingAll={isChoosingAll}
                      onChooseAll={() => void chooseAll()}
                      onClear={() => choose([])}
                      onReject={() => startRejection(ofSelection)}
                      onAccept={() => decideChosen('accepted', null)}
                    />
                  ),
                },
              })}
            />
          )}
        </div>
        <div className={styles.foot}>
          <span className={styles.note}>{total > 0 && t('note', { count: total })}</span>
          <Button variant="text" size="sm" className={styles.keysButton} onClick={() => setShowsKeys(true)}>
            {t('keys.open')}
          </Button>
          <Pagination
            page={place.page}
            pages={query.data?.meta.last_page ?? 1}
            label={t('pages')}
            hrefOf={(page) => navigation.href('desk-passes', {}, queryOf({ ...place, page, item: null }, exhibition))}
            onChange={(page) => go({ page, item: null })}
          />
        </div>
      </section>
      {pane === 'item' && item && (
        <PassDetail
          key={keyOf(item)}
          item={item}
          row={row}
          place={row ? t('placeOf', { place: (place.page - 1) * queuePageSize + index + 1, count: total }) : null}
          onPrevious={index > 0 ? () => open(neighbour(-1)) : null}
          onNext={index >= 0 && index < rows.length - 1 ? () => open(neighbour(1)) : null}
          onClose={() => open(null)}
          rejection={isRejecting ? rejection : null}
          canDecide={canWrite && !hidden.has(keyOf(item))}
          onAccept={(title) => decideItem(title, 'accepted', null)}
          onReject={(title) => {
            if (!sendRejection(title)) startRejection(keyOf(item));
          }}
        />
      )}
      {pane === 'selection' && (
        <aside className={styles.pane} aria-label={t('selected.reject', { count: chosen.size })}>
          <div className={styles.paneBody}>
            <div className={styles.head}>
              <h2 className={classNames('ff-h3', styles.name)}>{t('selected.reject', { count: chosen.size })}</h2>
              <IconButton icon="cross" label={t('close')} onClick={() => setRejecting(null)} />
            </div>
            {rejection}
          </div>
          <footer className={styles.paneFoot}>
            <Button className={styles.decision} onClick={() => setRejecting(null)}>
              {t('cancel')}
            </Button>
            <Button
              variant="primary"
              className={styles.decision}
              disabled={chosen.size === 0}
              onClick={() => sendRejection('')}
            >
              {t('reject.send')}
            </Button>
          </footer>
        </aside>
      )}
      {pending && (
        <div className={styles.toast} role="status">
          <UndoToast
            key={pending.id}
            icon={pending.status === 'accepted' ? 'check' : 'cross'}
            seconds={undoSeconds}
            onUndo={undo}
            onClose={send}
          >
            {t(`done.${pending.status}`, { count: pending.passes.length, title: pending.passes[0]?.title })}
          </UndoToast>
        </div>
      )}
      <KeyList open={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  );
};
