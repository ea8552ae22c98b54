import type { ReactNode } from 'react';
import { Button } from '../button';
import { useTranslation } from '../../platform/facade';
import styles from './error-fallback.module.css';

/** The props of `TileFailure`. */
export interface TileFailureProps {
  /** The deadline of the area, which stands although the area does not (DESIGN §6). */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** The code to tell support by phone. */
  code?: string;
  /** Opens the feedback form. */
  onReport?: () => void;
}

/** The content of a tile or a panel that failed, while the rest of the page works. */
export const TileFailure = ({ children, onRetry, retrying = false, code, onReport }: TileFailureProps) => {
  const { t } = useTranslation('kit');
  return (
    <div className={styles.tile}>
      <div role="status">
        <p className={styles.dense}>
          {t('errorFallback.title')}. {t('errorFallback.restWorks')}
        </p>
        {children && <div className={styles.dense}>{children}</div>}
        <p className={styles.small}>
          {t('errorFallback.nothingLost')}
          {code && (
            <>
              {' '}
              {t('errorFallback.code')} <span className="ff-num">{code}</span>
            </>
          )}
        </p>
      </div>
      <div className={styles.footer}>
        {onRetry && (
          <Button size="sm" icon="refresh" busy={retrying} onClick={onRetry}>
            {t('errorFallback.retry')}
          </Button>
        )}
        {onReport && (
          <Button size="sm" variant="text" onClick={onReport}>
            {t('errorFallback.report')}
          </Button>
        )}
      </div>
    </div>
  );
};
