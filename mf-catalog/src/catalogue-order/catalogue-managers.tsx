import { Link } from '@fairfront/shared-kit/components/link';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  useLocale,
  useParticipation,
  useTranslation,
  type ExhibitionManager,
  type Locale,
} from '@fairfront/shared-kit/platform';
import styles from './catalogue-order.module.css';

/** Catalogue managers for the language or for both languages; all of that kind if none matches. */
const catalogueManagers = (managers: readonly ExhibitionManager[], locale: Locale): ExhibitionManager[] => {
  const ofCatalogue = managers.filter(({ kind }) => kind === 'catalog');
  const fitting = ofCatalogue.filter((manager) => manager.locale === null || manager.locale === locale);
  return fitting.length > 0 ? fitting : ofCatalogue;
};

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
