import { Link } from '@fairfront/shared-kit/components/link';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { catalogueManagers } from './managers-of-catalogue';
import styles from './catalogue-order.module.css';

/** The catalogue managers with name and email. */
export const CatalogueManagers = () => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const managers = catalogueManagers(useParticipation().exhibition.managers, locale);
  if (managers.length === 0) return null;
  return (
    <ul className={styles.managers} aria-label={t('managers')}>
      {managers.map((manager) => {
        const name = [textOf(manager, 'name', locale), textOf(manager, 'lastname', locale)].filter(Boolean).join(' ');
        return (
          <li key={manager.id}>
            {name}
            {manager.email && (
              <>
                {', '}
                <Link href={`mailto:${manager.email}`}>{manager.email}</Link>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
};
