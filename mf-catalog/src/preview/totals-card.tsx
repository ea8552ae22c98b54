import { Button } from '@fairfront/shared-kit/components/button';
import { DescriptionList } from '@fairfront/shared-kit/components/description-list';
import { formatNumber } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { useMoney } from '../price/use-money';
import { useOrderPdf } from '../context/use-order-pdf';
import { useWizard } from '../context/wizard-context';
import styles from './preview.module.css';

/** Both totals, and the order as a PDF to sign while all prices are known; the header has the same PDF as a download. */
export const TotalsCard = () => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const money = useMoney();
  const { priced, order } = useWizard();
  const { without_vat, vat, with_vat, vat_rate } = priced.totals;
  const rate = formatNumber(vat_rate, locale);
  return (
    <section aria-label={t('preview.totals')} className={styles.totals}>
      <DescriptionList
        variant="rows"
        facts={[
          { id: 'net', name: t('preview.withoutVat'), value: money(without_vat) },
          { id: 'vat', name: t('preview.vat', { rate }), value: money(vat) },
          {
            id: 'total',
            name: t('preview.withVat'),
            value: <b className={styles.total}>{money(with_vat)}</b>,
          },
        ]}
      />
      {with_vat !== null && order && <PrintOrder />}
    </section>
  );
};

/** Prints the PDF that the header downloads. */
const PrintOrder = () => {
  const { t } = useTranslation('catalog');
  const { print } = useOrderPdf();
  return (
    <Button wide icon="printer" busy={print.isBusy()} onClick={() => void print.run(undefined)}>
      {t('preview.print')}
    </Button>
  );
};
