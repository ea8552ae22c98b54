import { openPdf } from '@fairfront/shared-kit/api';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { formatDateTime, formatMoney, formatPhone } from '@fairfront/shared-kit/platform/formats';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import type { QueuedOrder, StaffCatalogueOrder } from '../api/catalogue';
import { FactList, standsOf } from '../queue/fact-list';

/** The order as the exhibitor signs it, in a new tab. */
const OrderPdf = ({ id }: { id: number }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const opening = useAction<void, void>({
    namespace: 'desk',
    rowOf: () => 'pdf',
    run: async () => openPdf(await api.download(`/organizer/catalog-orders/${id}/download`)),
  });
  return (
    <Button size="sm" icon="file" busy={opening.isBusy()} onClick={() => void opening.run()}>
      {t('catalogue.pdf')}
    </Button>
  );
};

interface OrderFactsProps {
  detail: StaffCatalogueOrder;
  /** Its row, with the hints, if it is on the current page. */
  row: QueuedOrder | undefined;
}

/** What the catalogue will print of an order, and the hints while it waits. */
export const OrderFacts = ({ detail, row }: OrderFactsProps) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const { order, exhibitor, totals, submitted_at: sentAt, agreement } = detail;
  const rubrics = (order.rubric_names?.main ?? []).map((rubric) => `${rubric.code} ${textOf(rubric, 'name', locale)}`);
  const pictures = [order.logo, order.company_cover, order.presentation, order.graphics].flatMap((file) =>
    file ? [file.original_name] : [],
  );
  return (
    <>
      <FactList
        queue="catalogue"
        facts={[
          ['number', String(detail.id)],
          ['company', textOf(exhibitor, 'name', locale)],
          ['stands', standsOf(exhibitor.stands.map(({ title }) => title))],
          ['sent', sentAt && formatDateTime(sentAt, locale)],
          ['by', agreement?.user?.name],
          ['sum', totals && formatMoney(totals.with_vat, totals.currency)],
          ['nameRus', order.name_rus],
          ['nameEng', order.name_eng],
          ['printedStands', order.stands.map(({ value }) => value).join(', ')],
          ['country', order.catalog_country && textOf(order.catalog_country, 'name', locale)],
          ['address', order.address],
          ['phone', formatPhone(order.phone)],
          ['website', order.website],
          ['email', order.email],
          ['textRus', order.information_rus],
          ['textEng', order.information_eng],
          ['rubrics', rubrics.join('; ')],
          ['pictures', pictures.join(', ')],
        ]}
      />
      <OrderPdf id={detail.id} />
      {row?.hints.map((kind) => (
        <Notice key={kind} tone="warning" title={t(`catalogue.hints.${kind}.short`)}>
          {t(`catalogue.hints.${kind}.long`)}
        </Notice>
      ))}
    </>
  );
};
