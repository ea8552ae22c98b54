import { useTranslation } from '@fairfront/shared-kit/platform';

/** Step "exporter" of the wizard. */
export const ExporterStep = () => {
  const { t } = useTranslation('catalog');
  return <h3 className="ff-h4">{t('wizard.steps.exporter')}</h3>;
};
