import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import type { SubProgress } from '../api/sub-progress';
import { emailOutcome } from '@fairfront/shared-kit/domain/account';
import styles from './email.module.css';

/** The number of companies shown before the list is expanded. */
const atFirst = 6;

interface EmailRecipientsProps {
  rows: readonly SubProgress[];
  /** ms since the epoch */
  now: number;
  onDrop: (id: number) => void;
}

/** The recipients: companies and the number of addresses, never the addresses; and the companies that get no email. */
export const EmailRecipients = ({ rows, now, onDrop }: EmailRecipientsProps) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const outcomes = rows.map((row) => ({ row, outcome: emailOutcome(row, now) }));
  const addresses = outcomes.reduce((sum, { row, outcome }) => sum + (outcome === 'email' ? row.addresses : 0), 0);
  const shown = isOpen ? rows : rows.slice(0, atFirst);
  const rest = rows.length - shown.length;
  const others = (['recent', 'invitation', 'nobody'] as const).flatMap((outcome) => {
    const count = outcomes.filter((one) => one.outcome === outcome).length;
    return count === 0 ? [] : [t(`email.${outcome === 'invitation' ? 'invited' : outcome}`, { count })];
  });
  return (
    <div className={styles.recipients}>
      <p>
        <span className={styles.to}>{t('email.to')}</span> {t('email.addresses', { count: addresses })}
      </p>
      <ul className={styles.chips} aria-label={t('email.to')}>
        {shown.map((row) => {
          const name = textOf(row.company, 'name', locale);
          return (
            <li key={row.id} className={styles.chip}>
              <span className={styles.chipName}>{name}</span>
              <IconButton icon="cross" label={t('email.drop', { name })} onClick={() => onDrop(row.id)} />
            </li>
          );
        })}
        {rows.length > atFirst && (
          <li>
            <Button variant="text" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? t('email.fewer') : t('email.more', { count: rest })}
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
