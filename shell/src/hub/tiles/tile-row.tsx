import type { ReactNode } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon, type IconName } from '@fairfront/shared-kit/components/icon';
import { Loading, Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { useTranslation, type TileBrief } from '@fairfront/shared-kit/platform';
import { TargetLink } from '../../routing/target-link';
import styles from './tile-row.module.css';

interface TileRowProps {
  icon: IconName;
  title: string;
  /** Null while its content is loading. */
  brief: TileBrief | null;
  /** Reserves the space of a meter. */
  isHigh: boolean;
}

/** A tile in a narrow window: one row, one link, the most important value (mock-up y4). */
export const TileRow = ({ icon, title, brief, isHigh }: TileRowProps) => {
  const { t } = useTranslation('kit');
  const height = isHigh ? styles.high : undefined;
  const head = (figure: ReactNode) => (
    <>
      <Icon name={icon} size={20} className={styles.icon} />
      <h3 className={styles.title} tabIndex={-1}>
        {title}
      </h3>
      {figure !== undefined && <b className={classNames('ff-num', styles.figure)}>{figure}</b>}
    </>
  );
  if (!brief) {
    return (
      <div className={classNames(styles.row, height)}>
        {head(undefined)}
        <div className={styles.rest}>
          <Loading label={t('infoTile.loading', { title })}>
            <Skeleton width="60%" />
          </Loading>
        </div>
      </div>
    );
  }
  const { figure, meter, note, target } = brief;
  return (
    <TargetLink target={target} variant="quiet" className={classNames(styles.row, height)}>
      {head(figure)}
      <Icon name="chevron-right" size={16} className={styles.go} />
      {meter && <span className={styles.rest}>{meter}</span>}
      {note && <span className={classNames(styles.rest, styles.note)}>{note}</span>}
    </TargetLink>
  );
};
