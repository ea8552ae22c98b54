import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { isIconName } from '@fairfront/shared-kit/components/icon';
import { InfoTile, type InfoTileProps } from '@fairfront/shared-kit/components/info-tile';
import { Skeleton, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { useLocale, useOpenModal, usePlatform, useTranslation, type TileModule } from '@fairfront/shared-kit/platform';
import { RemoteBoundary, usePart, type CatalogTile } from '../../boot';
import { failureCode } from '../../layout/failures/failure-code';
import { useKeptFocus } from '../../layout/use-kept-focus';
import { TargetLink } from '../../routing/target-link';
import type { ReportTile } from './use-reports';
import { TileRow } from './tile-row';
import { useRetryRemote } from './use-retry-remote';
import { useTileDeadline } from './use-tile-deadline';
import styles from '../hub.module.css';

interface HubTileProps {
  tile: CatalogTile;
  /** Number of the six columns. */
  span: 2 | 3 | 6;
  report: ReportTile;
}

const widths = { 2: styles.third, 3: styles.half, 6: styles.whole };

/**
 * One tile: the shell renders frame, heading, foot, skeleton and failure, the remote provides the content (DESIGN §4).
 * Reports of other tiles do not re-render it.
 */
export const HubTile = memo((props: HubTileProps) => {
  const view = usePart('tile', props.tile.id);
  // code that loads later finds a skeleton in place, which stays until there is something to show
  const [drawsItself, setDrawsItself] = useState(view.state === 'ready');
  const place = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(place, (tile) => tile.querySelector('h3'));
  const retry = () => {
    // move the focus to the heading of the tile, which stays
    setDrawsItself(true);
    keepFocus();
    view.retry();
  };
  return (
    <div ref={place} className={styles.slot}>
      <TileOfView {...props} view={{ ...view, retry }} drawsItself={drawsItself} onSettled={setDrawsItself} />
    </div>
  );
});
HubTile.displayName = 'HubTile';

interface TileOfViewProps extends HubTileProps {
  view: ReturnType<typeof usePart<'tile'>>;
  /** Its first data have loaded, or the user has pressed retry. */
  drawsItself: boolean;
  onSettled: (isSettled: true) => void;
}

const TileOfView = ({ tile, span, report, view, drawsItself, onSettled }: TileOfViewProps) => {
  const { telemetry } = usePlatform();
  const locale = useLocale();
  const isNarrow = useNarrow();
  const frame: Pick<InfoTileProps, 'icon' | 'title' | 'minHeight' | 'className'> = {
    icon: isIconName(tile.icon) ? tile.icon : 'box',
    title: tile.title[locale],
    ...(isNarrow ? {} : { minHeight: tile.height }),
    className: classNames(widths[span], styles.tile),
  };

  if (view.state === 'failed') return <FailedTile frame={frame} tile={tile} report={report} retry={view.retry} />;
  if (view.state !== 'ready' && view.state !== 'loading') {
    return <SlowTile frame={frame} tile={tile} retry={view.retry} />;
  }
  const module = view.state === 'ready' ? view.part : null;
  return (
    <RemoteBoundary
      place={`tile ${tile.id}`}
      view={view}
      report={telemetry.report}
      fallback={(retry) => <FailedTile frame={frame} tile={tile} report={report} retry={retry} />}
    >
      {module && drawsItself ? (
        <LoadedTile key={view.attempt} frame={frame} tile={tile} report={report} module={module} />
      ) : (
        <>
          <LoadingTile frame={frame} tile={tile} />
          {module && <FirstData key={view.attempt} module={module} onSettled={onSettled} />}
        </>
      )}
    </RemoteBoundary>
  );
};

interface FirstDataProps {
  module: TileModule;
  onSettled: (isSettled: true) => void;
}

/**
 * Waits for the first data of a tile behind its skeleton, so that the tile renders once with its content.
 * The data of all tiles arrive together, so this render may be interrupted.
 */
const FirstData = ({ module, onSettled }: FirstDataProps) => {
  const { state } = module.useTile();
  const isSettled = state !== 'loading';
  useLayoutEffect(() => {
    if (isSettled) startTransition(() => onSettled(true));
  }, [isSettled, onSettled]);
  return null;
};

/** A tile without content, with the space reserved. */
const LoadingTile = ({ frame, tile }: Omit<TilePartProps, 'report'>) =>
  useNarrow() ? (
    <TileRow icon={frame.icon} title={frame.title} brief={null} isHigh={tile.meter ?? false} />
  ) : (
    <InfoTile {...frame} state="loading" />
  );

type TileFrame = Pick<InfoTileProps, 'icon' | 'title' | 'minHeight' | 'className'>;

interface TilePartProps extends Omit<HubTileProps, 'span'> {
  frame: TileFrame;
}

/** The load is slow or retries automatically; the user may retry at once. */
const SlowTile = ({ frame, tile, retry }: Omit<TilePartProps, 'report'> & { retry: () => void }) => {
  const { t } = useTranslation('hub');
  const deadline = useTileDeadline(tile.id);
  return (
    <InfoTile
      {...frame}
      deadline={deadline}
      actions={
        <Button size="sm" icon="refresh" onClick={retry} className={styles.framed}>
          {t('failed.retryOne')}
        </Button>
      }
    >
      <div className={styles.slow} role="status">
        <Skeleton width={96} height={30} />
        <SkeletonLines count={2} />
        <span>{t('failed.slow')}</span>
      </div>
    </InfoTile>
  );
};

const FailedTile = ({ frame, tile, report, retry }: TilePartProps & { retry: () => void }) => {
  const open = useOpenModal();
  const retryRemote = useRetryRemote();
  const deadline = useTileDeadline(tile.id);
  useEffect(() => report(tile.id, { failed: true, settled: true }), [report, tile.id]);
  return (
    <InfoTile
      {...frame}
      state="failed"
      deadline={deadline}
      onRetry={() => retryRemote(tile.remote, retry)}
      code={failureCode(tile.remote)}
      onReport={() => open('modal-feedback', {})}
    />
  );
};

/** Calls the only hook of the tile; a new module is a new component, so the order of hooks cannot change. */
const LoadedTile = ({ frame, tile, report, module }: TilePartProps & { module: TileModule }) => {
  const isNarrow = useNarrow();
  const { state, actions, badge, body, brief, deadline, retry } = module.useTile();
  // before paint, so that the hub is laid out once with the result
  useLayoutEffect(
    () => report(tile.id, { failed: state === 'failed', settled: state !== 'loading' }),
    [report, tile.id, state],
  );
  if (isNarrow && state === 'loading') return <LoadingTile frame={frame} tile={tile} />;
  if (isNarrow && state === 'ready' && brief) {
    return <TileRow icon={frame.icon} title={frame.title} brief={brief} isHigh={brief.meter !== undefined} />;
  }
  return (
    <InfoTile
      {...frame}
      state={state}
      badge={badge}
      deadline={deadline}
      onRetry={retry}
      code={failureCode(tile.remote)}
      actions={actions?.map((action) => {
        const isMain = tile.width === 6 && action.asks;
        return (
          <TargetLink
            key={action.label}
            target={action.target}
            icon={action.icon}
            variant={isMain ? 'primary' : 'text'}
            className={isMain ? styles.framed : undefined}
          >
            {action.label}
            <span className="ff-sr-only">: {frame.title}</span>
          </TargetLink>
        );
      })}
    >
      {body}
    </InfoTile>
  );
};
