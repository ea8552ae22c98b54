import { Breadcrumbs, crumbTo } from '@fairfront/shared-kit/components/breadcrumbs';
import { Link } from '@fairfront/shared-kit/components/link';
import { formatPhone, phoneAddress } from '@fairfront/shared-kit/platform/formats';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { CodeForm } from './code-form';
import styles from './add-exhibition.module.css';

/** `/add-exhibition`: adds an exhibition by its participant code (mock-up w24b). */
const AddExhibitionScreen = () => {
  const { t } = useTranslation('account');
  const { phone } = usePlatform().config.contacts;
  return (
    <>
      <Breadcrumbs
        crumbs={[crumbTo('home', {}, t('addExhibition.home')), { id: 'here', content: t('addExhibition.here') }]}
      />
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby="add-exhibition">
          <h1 id="add-exhibition" className={styles.title}>
            {t('addExhibition.title')}
          </h1>
          <p className={styles.lead}>{t('addExhibition.lead')}</p>
          <CodeForm />
        </section>
        <aside className={styles.aside} aria-label={t('addExhibition.help')}>
          <section>
            <h2 className={styles.question}>{t('addExhibition.where')}</h2>
            <p className={styles.answer}>{t('addExhibition.whereText')}</p>
          </section>
          <section>
            <h2 className={styles.question}>{t('addExhibition.none')}</h2>
            <p className={styles.answer}>
              {t('addExhibition.noneText')}
              {phone && (
                <>
                  {' '}
                  {t('addExhibition.call')} <Link href={phoneAddress(phone)}>{formatPhone(phone)}</Link>
                </>
              )}
            </p>
          </section>
        </aside>
      </div>
    </>
  );
};

export default AddExhibitionScreen;
