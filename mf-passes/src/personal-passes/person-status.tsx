import type { RowsView } from '@fairfront/shared-kit/components/data-table';
import { useLocale, usePlatform, useTranslation, type PersonalPass } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import { visaDays } from '@fairfront/shared-kit/domain/passes';
import { StatusCell } from '../pass-list/status-cell';
import styles from './personal-passes.module.css';

/** Why a pass in a list was rejected: the text for its type and the comment of the pass bureau. */
export const RejectionReason = ({ pass }: { pass: PersonalPass }) => {
  const { t } = useTranslation('passes');
  if (pass.status !== 'rejected') return null;
  return (
    <span className={styles.reason}>
      {t(pass.type === 'visa' ? 'reason.visaRejected' : 'reason.barcode')}
      {pass.comment && <span className={styles.comment}>{pass.comment}</span>}
    </span>
  );
};

interface PersonStatusProps {
  pass: PersonalPass;
  view: RowsView;
  /** The text beside the status in a card. */
  facts?: ReactNode;
  /** Why its row lacks actions, as text. */
  reasons?: readonly string[];
}

/** The status of a personal pass; a card adds the reason, which a table shows at the name. */
export const PersonStatus = ({ pass, view, facts, reasons = [] }: PersonStatusProps) => {
  const { t } = useTranslation('passes');
  const hint = useVisaHint(pass);
  return (
    <StatusCell
      kind="participant"
      status={pass.status}
      view={view}
      facts={facts}
      hintLabel={t('reason.label')}
      hints={hint === null ? reasons : [hint, ...reasons]}
    >
      {view === 'cards' && <RejectionReason pass={pass} />}
    </StatusCell>
  );
};

/** Visa details: when to apply again, or the contact for the invitation. */
const useVisaHint = ({ status, type, country }: PersonalPass): string | null => {
  const { t } = useTranslation('passes');
  const { config } = usePlatform();
  const locale = useLocale();
  if (type !== 'visa') return null;
  if (status === 'rejected') return country && t('reason.visaAgain', { count: visaDays(country) });
  if (status !== 'accepted') return null;
  const contacts = config.contacts.passesSupport?.[locale];
  return contacts ? t('reason.visaReady', { contacts }) : t('reason.visaReadyNoContacts');
};
