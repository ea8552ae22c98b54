import { Icon } from '@fairfront/shared-kit/components/icon';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { CatalogueService } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import { contentServices } from '@fairfront/shared-kit/domain/catalogue/pricing/package-price';
import { useWizard } from '../context/wizard-context';
import styles from './packages.module.css';

/** The free contents of a package, by name with quantities. */
export const PackageContents = ({ service }: { service: CatalogueService }) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { template } = useWizard();
  const contents = contentServices(template, service);
  if (contents.length === 0) return null;
  const package_ = textOf(service, 'name', locale);
  return (
    <ul aria-label={t('packages.contents', { name: package_ })} className={styles.contents}>
      {contents.map(({ service: content, quantity }) => (
        <li key={content.id} className={styles.content}>
          <Icon name="check" size={16} className={styles.mark} />
          <span>
            {textOf(content, 'name', locale)}
            {quantity > 1 && ` × ${quantity}`}
          </span>
        </li>
      ))}
    </ul>
  );
};
