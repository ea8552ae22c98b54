import { useTranslation } from '@fairfront/shared-kit/platform';

/** Step "ads" of the wizard. */
export const AdsStep = () => {
  const { t } = useTranslation('catalog');
  return <h3 className="ff-h4">{t('wizard.steps.ads')}</h3>;
};
