import { useTranslation } from '@fairfront/shared-kit/platform';

/** Step "preview" of the wizard. */
export const PreviewStep = () => {
  const { t } = useTranslation('catalog');
  return <h3 className="ff-h4">{t('wizard.steps.preview')}</h3>;
};
