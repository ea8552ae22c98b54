import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { formatPhone, phoneAddress } from '../../platform/formats';
import { Button } from '../button';
import { Link } from '../link';
import { useTranslation } from '../../platform/facade';
import styles from './error-fallback.module.css';

/** Three stands seen in plan, the middle one closed off (DESIGN §3). */
export const ClosedStand = () => (
  <svg className={styles.drawing} width="118" height="82" viewBox="0 0 118 82" aria-hidden="true" focusable="false">
    <path className={styles.walls} d="M3 80V2h43v78M116 80V2H73v78" />
    <path className={styles.barrier} d="M46 2h27M46 80h27" />
    <rect className={styles.seat} x="53.500" y="34" width="12" height="12" rx="1" />
  </svg>
);

/** The props of `ErrorFallback`. */
export interface ErrorFallbackProps {
  /** `page` is alone below the header and contains the h1; `modal` is inside a dialog that has its own title. */
  variant: 'modal' | 'page';
  /** Level of the heading; has the one of the variant. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Only where other words are known than "This section is temporarily unavailable". */
  title?: string;
  /** What still works and what is kept: the draft, the deadline. Has a default text. */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  onBack?: () => void;
  backLabel?: string;
  /** The code to tell support by phone. */
  code?: string;
  phone?: string;
}

/** A section that could not be shown: what works, retry, way back, code (DESIGN §5, §6). Never a blank page, never a stack. */
export const ErrorFallback = ({
  variant,
  level = variant === 'page' ? 1 : 3,
  title,
  children,
  onRetry,
  retrying = false,
  onBack,
  backLabel,
  code,
  phone,
}: ErrorFallbackProps) => {
  const { t } = useTranslation('kit');
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.fallback, styles[variant])}>
      <ClosedStand />
      <div role="alert">
        <Heading className="ff-h3">{title ?? t('errorFallback.title')}</Heading>
        <div className={styles.text}>{children ?? t('errorFallback.text')}</div>
      </div>
      <div className={styles.actions}>
        {onRetry && (
          <Button variant="primary" icon="refresh" busy={retrying} onClick={onRetry}>
            {t('errorFallback.retry')}
          </Button>
        )}
        {onBack && <Button onClick={onBack}>{backLabel ?? t('errorFallback.back')}</Button>}
      </div>
      {code && (
        <p className={styles.small}>
          {phone ? (
            <>
              {t('errorFallback.call')} <Link href={phoneAddress(phone)}>{formatPhone(phone)}</Link>{' '}
              {t('errorFallback.sayCode')}
            </>
          ) : (
            t('errorFallback.code')
          )}{' '}
          <b className="ff-num">{code}</b>
        </p>
      )}
    </div>
  );
};
