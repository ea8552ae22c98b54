import { useTranslation } from '@fairfront/shared-kit/platform';
import type { CatalogueServiceType } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import { servicesAllowing } from '@fairfront/shared-kit/domain/catalogue/rules/required-files';
import { StepSection } from '../service-choice/step-section';
import { useWizard } from '../context/wizard-context';
import { OrderFiles } from './order-files';

/** The cover and presentation files, on the steps whose services may require them. */
export const AdModuleFiles = ({ types }: { types: readonly CatalogueServiceType[] }) => {
  const { t } = useTranslation('catalog');
  const { template } = useWizard();
  const isNeeded = servicesAllowing(template, 'ad_module').some(({ type }) =>
    (types as readonly string[]).includes(type),
  );
  if (!isNeeded) return null;
  return (
    <StepSection title={t('files.module')}>
      <OrderFiles types={['company-cover', 'presentation']} />
    </StepSection>
  );
};
