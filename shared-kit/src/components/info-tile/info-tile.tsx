import { useId, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { TileFailure } from '../error-fallback';
import { Icon, type IconName } from '../icon';
import { Loading, Skeleton } from '../skeleton';
import { useTranslation } from '../../platform/facade';
import type { Tone } from '../../platform/tile';
import styles from './info-tile.module.css';

/** The state of a tile. */
export type InfoTileState = 'loading' | 'ready' | 'failed' | 'no-access';

const deadlineIcons: Record<Tone, IconName> = {
  neutral: 'calendar',
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  danger: 'warning',
};

/** The props of `InfoTile`. */
export interface InfoTileProps {
  icon: IconName;
  title: string;
  state?: InfoTileState;
  /** px that the tile takes before its content is there, so that nothing jumps (DESIGN §4). */
  minHeight?: number;
  /** Beside the heading. */
  badge?: ReactNode;
  children?: ReactNode;
  /** Left part of the foot: "until 9 June". */
  deadline?: { label: string; tone: Tone };
  /** Right part of the foot. */
  actions?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Stays visible when the tile failed. */
  code?: string;
  onReport?: () => void;
  /** Why there is no access and whom to ask. */
  noAccess?: ReactNode;
  level?: 2 | 3 | 4;
  className?: string;
}

/** The frame of a hub tile: heading, body, foot, and what it shows while loading, failed or closed (DESIGN §4, §5). */
export const InfoTile = ({
  icon,
  title,
  state = 'ready',
  minHeight,
  badge,
  children,
  deadline,
  actions,
  onRetry,
  retrying,
  code,
  onReport,
  noAccess,
  level = 3,
  className,
}: InfoTileProps) => {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { t } = useTranslation('kit');
  const Heading = `h${level}` as const;
  const failed = state === 'failed';
  // the button disappears with the failure, so the focus stays in the tile
  const retry = () => {
    heading.current?.focus();
    onRetry?.();
  };
  const shownIcon = failed ? 'plug' : state === 'no-access' ? 'lock' : icon;
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(styles.tile, failed && styles.failed, className)}
      style={{ minHeight }}
    >
      <div className={styles.head}>
        <Icon name={shownIcon} size={20} className={styles.icon} />
        <Heading ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        {state === 'ready' && badge}
      </div>
      {state === 'loading' && <TileSkeleton label={t('infoTile.loading', { title })} />}
      {failed && (
        <TileFailure onRetry={onRetry && retry} retrying={retrying} code={code} onReport={onReport}>
          {deadline?.label}
        </TileFailure>
      )}
      {state === 'no-access' && <p className={styles.note}>{noAccess ?? t('infoTile.noAccess')}</p>}
      {state === 'ready' && (
        <>
          {children}
          {(deadline ?? actions) && (
            <div className={styles.foot}>
              {deadline ? (
                <span className={classNames(styles.due, styles[deadline.tone])}>
                  <Icon name={deadlineIcons[deadline.tone]} size={16} className={styles.dueIcon} />
                  {deadline.label}
                </span>
              ) : (
                <span />
              )}
              {actions && <span className={styles.actions}>{actions}</span>}
            </div>
          )}
        </>
      )}
    </section>
  );
};

const TileSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <div className={styles.skeleton}>
      <Skeleton width={96} height={30} />
      <Skeleton height={14} />
      <Skeleton width="70%" />
      <Skeleton width="50%" />
    </div>
  </Loading>
);

/** The key number of a tile with its unit: **11** of 18. */
export const TileFigure = ({ value, children }: { value: ReactNode; children?: ReactNode }) => (
  <p className={styles.figure}>
    <b className="ff-figure">{value}</b> <span className={styles.unit}>{children}</span>
  </p>
);

/** Lines of a tile: text on the left, number on the right. */
export const TileFacts = ({ facts }: { facts: readonly { id: string; label: ReactNode; value?: ReactNode }[] }) => (
  <ul className={styles.facts}>
    {facts.map(({ id, label, value }) => (
      <li key={id} className={styles.fact}>
        <span className={styles.factLabel}>{label}</span>
        {value !== undefined && <b className="ff-num">{value}</b>}
      </li>
    ))}
  </ul>
);
