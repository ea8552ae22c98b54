import { useAction } from '@fairfront/shared-kit/api/actions';
import { errorText, isApiError } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { formatDate, formatMoney } from '@fairfront/shared-kit/platform/formats';
import {
  useAccess,
  useLocale,
  useParticipation,
  usePlatform,
  useQueryClient,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { setEdoRent, type Contract, type ContractDocument } from '../api/contracts';
import type { InvoiceGroup } from '@fairfront/shared-kit/domain/account';
import { DocumentTable } from './document-table';
import styles from './documents.module.css';
import type { DocumentDownload } from './use-document-download';

export interface ContractGroupProps {
  group: InvoiceGroup<Contract, ContractDocument>;
  download: DocumentDownload;
}

/** A contract with its totals and invoices. */
export const ContractGroup = ({
  group: { contract, invoices, contractFile, isRent, date, totals },
  download,
}: ContractGroupProps) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { is_edo_rent_available } = useParticipation();
  const title = t('documentList.contract', { number: contract.number });
  return (
    <section aria-labelledby={`contract-${contract.id}`} className={styles.group}>
      <div className={styles.groupHead}>
        <h3 id={`contract-${contract.id}`} className={styles.title}>
          {title}
        </h3>
        <span className={styles.quiet}>
          {t(isRent ? 'documentList.rent' : 'documentList.services')}
          {', '}
          {date === null ? (
            t('documentList.undated')
          ) : (
            <time dateTime={date}>{t('documentList.of', { date: formatDate(date, locale) })}</time>
          )}
        </span>
        {contractFile && (
          <Button
            variant="text"
            size="sm"
            icon="download"
            busy={download.isRunning(contractFile)}
            aria-label={t('documentList.download', { name: title })}
            onClick={() => download.download(contractFile)}
          >
            {t('documentList.downloadContract')}
          </Button>
        )}
        <div className={styles.totals}>
          {totals.map(({ currency, amount, paid }) => (
            <span key={currency} className={styles.total}>
              <span>
                {t('documentList.amount')} <b>{formatMoney(amount, currency)}</b>
              </span>
              <span>
                {t('documentList.paid')} <b>{formatMoney(paid, currency)}</b>
              </span>
            </span>
          ))}
        </div>
      </div>
      {isRent && is_edo_rent_available && <EdoRent contract={contract} />}
      <DocumentTable
        kind="invoice"
        caption={t('documentList.invoicesOf', { contract: title })}
        documents={invoices}
        download={download}
      />
    </section>
  );
};

/** Switches electronic exchange for one contract optimistically and rolls back on failure. */
const EdoRent = ({ contract }: { contract: Contract }) => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { canWrite } = useAccess();
  const { id } = useParticipation();
  const queryClient = useQueryClient();
  const changing = useAction<boolean, void>({
    namespace: 'account',
    run: (isOn) => setEdoRent(api, queryClient, id, contract.id, isOn),
    errorText: (error) =>
      isApiError(error) && error.serverMessage ? errorText(error, t, { anyStatus: true }) : t('edo.failed'),
  });
  return (
    <Checkbox
      checked={changing.pendingOf() ?? contract.is_edo_rent}
      onChange={(isOn) => void changing.run(isOn)}
      disabledReason={canWrite ? undefined : t('edo.readOnly')}
    >
      {t('documentList.edoRent')}
    </Checkbox>
  );
};
