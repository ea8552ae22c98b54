import { useTranslation } from '@fairfront/shared-kit/platform';
import { FeedbackForm } from './feedback-form';
import styles from './feedback.module.css';

/** `/help`: also works when signed out. */
const HelpScreen = () => {
  const { t } = useTranslation('feedback');
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <FeedbackForm isCallback={false} failedText={t('errors.later')} />
    </>
  );
};

export default HelpScreen;
