import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { useTranslation, type CopyLine } from '@fairfront/shared-kit/platform';
import { copyBlock } from './copy-choice';
import styles from './copy-orders.module.css';

interface CopyHeadProps {
  /** The displayed lines of the exhibition. */
  lines: readonly CopyLine[];
  /** The selected lines of all orders. */
  chosen: readonly CopyLine[];
  onToggle: (lines: readonly CopyLine[], isChosen: boolean) => void;
}

/** The column headings, and a checkbox for all lines that can be copied. */
export const CopyHead = ({ lines, chosen, onToggle }: CopyHeadProps) => {
  const { t } = useTranslation('services');
  const isChosen = (line: CopyLine) => chosen.some(({ line_id: id }) => id === line.line_id);
  const own = lines.filter(isChosen);
  const free = lines.filter((line) => !isChosen(line) && copyBlock(line, chosen) === null);
  return (
    <div className={styles.columns}>
      <div className={styles.all}>
        {own.length + free.length > 0 && (
          <Checkbox
            aria-label={t('copy.all')}
            checked={free.length === 0}
            partly={own.length > 0 && free.length > 0}
            onChange={(all) => onToggle(lines, all)}
          />
        )}
        <span aria-hidden="true">{t('copy.serviceHead')}</span>
      </div>
      {['thenHead', 'nowHead', 'priceHead', 'sumHead'].map((name) => (
        <span key={name} aria-hidden="true" className={styles.column}>
          {t(`copy.${name}`)}
        </span>
      ))}
    </div>
  );
};
