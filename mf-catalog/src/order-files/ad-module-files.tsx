import { useTranslation } from '@fairfront/shared-kit/platform';
import type { CatalogueServiceType } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import { servicesAllowing } from '@fairfront/shared-kit/domain/catalogue/rules/required-files';
import { StepSection } from '../service-choice/step-section';
import { useWizard } from '../context/wizard-context';
import { OrderFiles } from './order-files';

/** Cover and presentation, on the steps whose services can require them (CAT-119). */
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
