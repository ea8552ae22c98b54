import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { useTranslation } from '../../platform/facade';
import styles from './facts.module.css';

/** A name with its value. */
export interface Fact {
  id: string;
  name: ReactNode;
  /** Nothing (null, undefined, an empty text) reads "Not specified". */
  value: ReactNode;
}

/** What `Facts` takes. */
export interface FactsProps {
  facts: readonly Fact[];
  /** `stacked`: name above value, for read-only forms; `rows`: name left, value right, for sums and summaries. */
  look?: 'stacked' | 'rows';
  /** Columns of the stacked look; fewer where the container is narrow. */
  columns?: 1 | 2 | 3;
  className?: string;
}

/** Values as text: read-only forms, details, summaries (DESIGN §6, read-only). */
export const Facts = ({ facts, look = 'stacked', columns = 2, className }: FactsProps) => {
  const { t } = useTranslation('kit');
  return (
    <dl className={classNames(styles[look], look === 'stacked' && styles[`columns-${columns}`], className)}>
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
