import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { amountText } from '../price/amount-text';
import type { Wizard } from '../context/wizard-context';
import { Heading } from '../context/heading';
import styles from './rubrics-summary.module.css';
import { summaryGroups } from './summary-lines';

/** The sidebar of step 2: free, package and charged items, with VAT. */
export const RubricsSummary = ({ template, draft, priced }: Pick<Wizard, 'template' | 'draft' | 'priced'>) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  return (
    <>
      <Heading level={3} className={styles.title}>
        {t('rubrics.summary')}
      </Heading>
      {summaryGroups(template, priced).map(({ service, count, parts }) => (
        <div key={service.id}>
          <Heading level={4} className={styles.group}>
            {t('rubrics.group', { name: textOf(service, 'name', locale), count })}
          </Heading>
          <dl className={styles.lines}>
            {parts.map(({ by, n, count: times, amount }) => (
              <div key={`${by} ${n}`} className={styles.line}>
                <dt className={styles.name}>{t(`rubrics.${by}`, { n })}</dt>
                <dd className={styles.amount}>
                  {t('rubrics.times', { count: times, amount: amountText(amount, draft.currency) })}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className={styles.note}>{t('rubrics.exclusive')}</p>
    </>
  );
};
