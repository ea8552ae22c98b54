import { Button } from '@fairfront/shared-kit/components/button';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useOrderPdf } from '../context/use-order-pdf';
import { useWizard } from '../context/wizard-context';
import styles from './wizard.module.css';

/** Downloads the order; hidden while a price is missing. */
export const DownloadOrder = () => {
  const { t } = useTranslation('catalog');
  const { order, priced } = useWizard();
  const { download } = useOrderPdf();
  if (order === null || priced.totals.with_vat === null) return null;
  return (
    <Button
      variant="text"
      size="sm"
      icon="download"
      title={t('wizard.download')}
      busy={download.isBusy()}
      onClick={() => void download.run(undefined)}
    >
      <span className={styles.downloadLabel}>{t('wizard.download')}</span>
    </Button>
  );
};
