import { textOf, textsOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { MissingKind, MissingOfCopy } from '@fairfront/shared-kit/domain/catalogue/copy-draft';
import styles from './copy-window.module.css';

const kinds: readonly MissingKind[] = ['rubric', 'exporter', 'exporter_rubric', 'service', 'package_pair', 'address'];

/** The items of the earlier order without a match in this exhibition, by reason. */
export const CopyMissing = ({ missing }: { missing: readonly MissingOfCopy[] }) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  if (missing.length === 0) return null;
  return (
    <section aria-labelledby="catalogue-copy-missing" className={styles.missing}>
      <h3 id="catalogue-copy-missing" className="ff-h4">
        {t('copy.missingTitle', { count: missing.length })}
      </h3>
      <dl className={styles.missingList}>
        {kinds.map((kind) => {
          const own = missing.filter((one) => one.kind === kind);
          if (own.length === 0) return null;
          return (
            <div key={kind} className={styles.field}>
              <dt className={styles.name}>{t(`copy.missing.${kind}`)}</dt>
              <dd className={styles.value}>
                <ul className={styles.names}>
                  {own.map((one) => (
                    <li key={textsOf(one, 'name').join(' ')}>{textOf(one, 'name', locale)}</li>
                  ))}
                </ul>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
};
