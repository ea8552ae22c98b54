import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { textOf } from '@fairfront/shared-kit/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import type { SubProgress } from '../api/sub-progress';
import { letterOutcome } from '../model';
import styles from './email.module.css';

/** Companies that stand there before the others are shown. */
const atFirst = 6;

interface EmailRecipientsProps {
  rows: readonly SubProgress[];
  /** ms since the epoch */
  now: number;
  onDrop: (id: number) => void;
}

/** To whom the email goes: companies and the number of addresses, never the addresses; and who gets none (ACC-268, ACC-270). */
export const EmailRecipients = ({ rows, now, onDrop }: EmailRecipientsProps) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const outcomes = rows.map((row) => ({ row, outcome: letterOutcome(row, now) }));
  const addresses = outcomes.reduce((sum, { row, outcome }) => sum + (outcome === 'letter' ? row.addresses : 0), 0);
  const shown = isOpen ? rows : rows.slice(0, atFirst);
  const rest = rows.length - shown.length;
  const others = (['recent', 'invitation', 'nobody'] as const).flatMap((outcome) => {
    const count = outcomes.filter((one) => one.outcome === outcome).length;
    return count === 0 ? [] : [t(`letter.${outcome === 'invitation' ? 'invited' : outcome}`, { count })];
  });
  return (
    <div className={styles.recipients}>
      <p>
        <span className={styles.to}>{t('letter.to')}</span> {t('letter.addresses', { count: addresses })}
      </p>
      <ul className={styles.chips} aria-label={t('letter.to')}>
        {shown.map((row) => {
          const name = textOf(row.company, 'name', locale);
          return (
            <li key={row.id} className={styles.chip}>
              <span className={styles.chipName}>{name}</span>
              <IconButton icon="cross" label={t('letter.drop', { name })} onClick={() => onDrop(row.id)} />
            </li>
          );
        })}
        {rows.length > atFirst && (
          <li>
            <Button variant="text" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? t('letter.fewer') : t('letter.more', { count: rest })}
            </Button>
          </li>
        )}
      </ul>
      {others.length > 0 && (
        <Notice tone="warning" live="polite">
          {others.join('\n')}
        </Notice>
      )}
    </div>
  );
};
