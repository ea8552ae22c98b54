import { IconButton } from '@fairfront/shared-kit/components/button';
import { textOf } from '@fairfront/shared-kit/domain/common';
import type { Hundredths } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { useRef } from 'react';
import { amountText } from '../price/amount-text';
import { FreeNote } from '../rubric-picker/free-note';
import type { PlacedRubric } from '../rubrics/rubric-items';
import { Heading } from '../context/heading';
import styles from './exporter.module.css';

interface ChosenExportersProps {
  /** In the order of selection: the first ones are free. */
  ids: readonly number[];
  rubrics: ReadonlyMap<number, PlacedRubric>;
  /** Null if all are free. */
  free: number | null;
  /** The price of each further one, with VAT. */
  next: Hundredths | null;
  currency: string;
  /** Absent if read-only. */
  onRemove?: (id: number) => void;
}

/** The selected exporter rubrics with the price of each. */
export const ChosenExporters = ({ ids, rubrics, free, next, currency, onRemove }: ChosenExportersProps) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const paid = free === null ? 0 : Math.max(ids.length - free, 0);
  const remove = (id: number, order: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[order + 1] ?? buttons[order - 1])?.focus();
    onRemove?.(id);
  };
  return (
    <div>
      <Heading level={4} className={styles.sideTitle}>
        <span role="status">{t('exporter.chosen', { selected: ids.length, paid })}</span>
      </Heading>
      <p className={styles.lead}>
        <FreeNote free={free} next={next} currency={currency} />
      </p>
      <ul ref={list} aria-label={t('exporter.list')} className={styles.list}>
        {ids.map((id, order) => {
          const node = rubrics.get(id)?.node;
          const name = node ? textOf(node, 'name', locale) : t('rubrics.unknown');
          const isFree = free === null || order < free;
          return (
            <li key={id} className={styles.item}>
              <span>
                {node && <span className={styles.code}>{node.code}</span>} {name}
              </span>
              <span className={isFree ? styles.free : styles.price}>
                {isFree ? t('rubrics.free') : amountText(next, currency)}
              </span>
              {onRemove && (
                <IconButton icon="cross" label={t('exporter.remove', { name })} onClick={() => remove(id, order)} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
