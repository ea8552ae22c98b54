import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { formatNumber } from '@fairfront/shared-kit/platform/formats';
import { toggled } from '@fairfront/shared-kit/domain/catalogue/rules/package-choice';
import { servicesOfTypes } from '@fairfront/shared-kit/domain/catalogue/template-services';
import { AdModuleFiles } from '../order-files/ad-module-files';
import { OrderFiles } from '../order-files/order-files';
import { ChosenServices } from '../service-choice/chosen-services';
import { LinkField } from '../service-choice/link-field';
import { ServiceRows } from '../service-choice/service-row';
import { StepSection } from '../service-choice/step-section';
import { DraftField } from '../notes/draft-field';
import { useWizard } from '../context/wizard-context';
import { AdditionalPackages } from './additional-packages';
import { MajorPackages } from './major-packages';

/** Step 4: packages, logo placement, and the logo itself. */
export const PackagesStep = () => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { template, draft, change, isEditable, priced } = useWizard();
  const placements = servicesOfTypes(template, ['alphabetical_list_options']);
  const additional = servicesOfTypes(template, ['service_packages_additional']);
  const rate = formatNumber(priced.totals.vat_rate, locale);
  return (
    <>
      <StepSection title={t('packages.major')} note={t('packages.note', { rate })}>
        <DraftField field="selectedMajorPackageIds">
          <MajorPackages />
        </DraftField>
      </StepSection>
      {additional.length > 0 && (
        <StepSection title={t('packages.additional')}>
          <DraftField field="selectedAdditionalPackageId">
            <AdditionalPackages services={additional} />
          </DraftField>
        </StepSection>
      )}
      <StepSection title={t('packages.logo')}>
        <DraftField field="selectedLogoPlacementIds">
          {isEditable ? (
            <ServiceRows
              services={placements}
              chosen={draft.selectedLogoPlacementIds}
              onToggle={(id) =>
                change(({ selectedLogoPlacementIds: ids }) => ({ selectedLogoPlacementIds: toggled(ids, id) }))
              }
            />
          ) : (
            <ChosenServices services={placements} chosen={draft.selectedLogoPlacementIds} />
          )}
        </DraftField>
        <OrderFiles types={['logo']} />
        <LinkField name="packagePlacementLogoLink" label={t('packages.logoLink')} />
      </StepSection>
      <AdModuleFiles types={['service_packages', 'service_packages_additional', 'alphabetical_list_options']} />
    </>
  );
};
