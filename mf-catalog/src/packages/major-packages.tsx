import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { CatalogueService } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import { isPackageOffered, toggleMajorPackage } from '@fairfront/shared-kit/domain/catalogue/rules/package-choice';
import { servicesOfTypes } from '@fairfront/shared-kit/domain/catalogue/template-services';
import { ServicePrice } from '../price/service-price';
import { ChosenServices } from '../service-choice/chosen-services';
import { ServiceExamples } from '../service-choice/service-examples';
import { useHeadingLevel } from '../context/heading';
import { useWizard } from '../context/wizard-context';
import { PackageContents } from './package-contents';
import styles from './packages.module.css';

/** The major packages as cards; one that cannot be combined with all selected ones says so. */
export const MajorPackages = () => {
  const { t } = useTranslation('catalog');
  const { template, draft, change, isEditable } = useWizard();
  const level = useHeadingLevel(4);
  const services = servicesOfTypes(template, ['service_packages']);
  const chosen = draft.selectedMajorPackageIds;
  if (!isEditable) return <ChosenServices services={services} chosen={chosen} />;
  if (services.length === 0) return <EmptyState level={level} icon="box" title={t('packages.none')} />;
  return (
    <ul className={styles.cards}>
      {services.map((service) => (
        <PackageCard
          key={service.id}
          service={service}
          isChosen={chosen.includes(service.id)}
          isOffered={isPackageOffered(template, service.id, chosen)}
          onToggle={() =>
            change(({ selectedMajorPackageIds: ids }) => ({
              selectedMajorPackageIds: toggleMajorPackage(ids, service.id, template),
            }))
          }
        />
      ))}
    </ul>
  );
};

interface PackageCardProps {
  service: CatalogueService;
  isChosen: boolean;
  isOffered: boolean;
  onToggle: () => void;
}

const PackageCard = ({ service, isChosen, isOffered, onToggle }: PackageCardProps) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const description = textOf(service, 'description', locale);
  // a selected package can always be deselected
  const isBlocked = !isOffered && !isChosen;
  return (
    <li className={classNames(styles.card, isChosen && styles.chosen, isBlocked && styles.blocked)}>
      <div className={styles.cardHead}>
        <Checkbox
          checked={isChosen}
          onChange={onToggle}
          disabledReason={isBlocked ? t('packages.blocked') : undefined}
          className={styles.name}
        >
          <b className={styles.title}>{textOf(service, 'name', locale)}</b>
        </Checkbox>
        <ServiceExamples service={service} />
      </div>
      {description && <p className={styles.description}>{description}</p>}
      <PackageContents service={service} />
      <div className={styles.cost}>
        <ServicePrice service={service} size="lg" />
      </div>
    </li>
  );
};
