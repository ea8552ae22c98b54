import { useTranslation } from '@fairfront/shared-kit/platform';

/** Step "rubrics" of the wizard. */
export const RubricsStep = () => {
  const { t } = useTranslation('catalog');
  return <h3 className="ff-h4">{t('wizard.steps.rubrics')}</h3>;
};
