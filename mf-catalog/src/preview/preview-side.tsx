import { Notice } from '@fairfront/shared-kit/components/notice';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { orderDocumentKinds } from '@fairfront/shared-kit/domain/catalogue/order-file-kinds';
import { isOrderPlaced } from '@fairfront/shared-kit/domain/catalogue/catalogue-preparation';
import { currenciesThatPrice, linesWithoutPrice } from '@fairfront/shared-kit/domain/catalogue/pricing/missing-prices';
import { isMildWarning, previewWarnings } from '@fairfront/shared-kit/domain/catalogue/rules/preview-warnings';
import { noFiles } from '@fairfront/shared-kit/domain/catalogue/rules/required-files';
import { OrderFiles } from '../order-files/order-files';
import { useLineName } from '../price/use-line-name';
import { StepSection } from '../service-choice/step-section';
import { useWizard } from '../context/wizard-context';
import { TotalsCard } from './totals-card';

/** The sidebar of the summary: warnings, totals and documents. */
export const PreviewSide = () => {
  const { t } = useTranslation('catalog');
  const { draft, template, order, status, priced, isEditable } = useWizard();
  // null is N/A: neither documents nor a price to sign
  const hasSum = priced.totals.with_vat !== null && priced.totals.with_vat !== 0;
  const all = previewWarnings(draft, template, order ?? noFiles, isOrderPlaced(status));
  // the list beside Send shows what blocks sending, with links to the steps
  const warnings = isEditable ? all.filter(isMildWarning) : all;
  return (
    <>
      {warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {t(`preview.warning.${warning}`)}
        </Notice>
      ))}
      {priced.totals.with_vat === null && <MissingPrices />}
      <TotalsCard />
      {hasSum && (
        <StepSection title={t('files.documents')} {...(isEditable ? { note: t('files.sign') } : {})}>
          <OrderFiles types={orderDocumentKinds} />
        </StepSection>
      )}
    </>
  );
};

/** The items without a price, and the currencies in which all of them have one. */
const MissingPrices = () => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const nameOf = useLineName();
  const { draft, template, priced } = useWizard();
  const { is_not_resident: isNotResident } = useParticipation();
  const codes = currenciesThatPrice(template, draft, { vatRate: priced.totals.vat_rate, isNotResident });
  const titles = template.currencies
    .filter(({ code }) => codes.includes(code))
    .map((currency) => textOf(currency, 'title', locale));
  const names = linesWithoutPrice(priced).map((line) =>
    nameOf({ kind: line.kind, serviceId: line.service_id, number: line.number }),
  );
  return (
    <Notice tone="danger" title={t('preview.noPrice')}>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {titles.length > 0 && <p>{t('preview.otherCurrencies', { currencies: titles.join(', ') })}</p>}
    </Notice>
  );
};
