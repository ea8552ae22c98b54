import { useTranslation } from '@fairfront/shared-kit/platform';

/** Step "packages" of the wizard. */
export const PackagesStep = () => {
  const { t } = useTranslation('catalog');
  return <h3 className="ff-h4">{t('wizard.steps.packages')}</h3>;
};
