import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { useTranslation } from '../../platform/facade';
import styles from './description-list.module.css';

/** A name with its value. */
export interface DescriptionItem {
  id: string;
  name: ReactNode;
  /** Nothing (null, undefined, an empty text) reads "Not specified". */
  value: ReactNode;
}

/** The props of `DescriptionList`. */
export interface DescriptionListProps {
  facts: readonly DescriptionItem[];
  /** `stacked`: name above value, for read-only forms; `rows`: name left, value right, for sums and summaries. */
  variant?: 'stacked' | 'rows';
  /** Columns of the stacked variant; fewer where the container is narrow. */
  columns?: 1 | 2 | 3;
  className?: string;
}

/** Values as text: read-only forms, details, summaries (DESIGN §6, read-only). */
export const DescriptionList = ({ facts, variant = 'stacked', columns = 2, className }: DescriptionListProps) => {
  const { t } = useTranslation('kit');
  return (
    <dl className={classNames(styles[variant], variant === 'stacked' && styles[`columns-${columns}`], className)}>
      {facts.map(({ id, name, value }) => {
        const missing = value === null || value === undefined || value === '';
        return (
          <div key={id} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={classNames(styles.value, missing && styles.missing)}>
              {missing ? t('facts.missing') : value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
