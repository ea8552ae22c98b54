import { useAction } from '@fairfront/shared-kit/actions';
import { printPdf, saveFile } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { Facts } from '@fairfront/shared-kit/components/facts';
import { formatNumber } from '@fairfront/shared-kit/formats';
import { useLocale, useParticipant, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { orderPdf } from '../api/order-files';
import { useMoney } from '../price/use-money';
import { useWizard } from '../wizard/wizard-context';
import styles from './preview.module.css';

/** Both totals, and the order as a PDF while all prices are known (CAT-131, CAT-134). */
export const TotalsCard = () => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const money = useMoney();
  const { priced, order } = useWizard();
  const { without_vat, vat, with_vat, vat_rate } = priced.totals;
  const rate = formatNumber(vat_rate, locale);
  return (
    <section aria-label={t('preview.totals')} className={styles.totals}>
      <Facts
        look="rows"
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
      {with_vat !== null && order && <OrderPdf />}
    </section>
  );
};

/** What is done with the PDF of the order. */
type PdfUse = 'save' | 'print';

const OrderPdf = () => {
  const { t } = useTranslation('catalog');
  const { api } = usePlatform();
  const { id } = useParticipant();
  const { order, save, isEditable } = useWizard();
  const download = useAction<PdfUse, void>({
    namespace: 'catalog',
    rowOf: (use) => use,
    run: async (use) => {
      // the paper shows what is stored: what is typed goes first
      const stored = isEditable ? await save() : order;
      if (!stored) return;
      const file = await api.download(orderPdf(id, stored.id));
      if (use === 'save') saveFile(file);
      else await printPdf(file.blob);
    },
  });
  return (
    <div className={styles.papers}>
      <Button wide icon="download" busy={download.isBusy('save')} onClick={() => void download.run('save')}>
        {t('preview.download')}
      </Button>
      <Button
        wide
        variant="text"
        icon="printer"
        busy={download.isBusy('print')}
        onClick={() => void download.run('print')}
      >
        {t('preview.print')}
      </Button>
    </div>
  );
};
