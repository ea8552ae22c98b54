import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale } from '@fairfront/shared-kit/platform';
import type { CatalogueService } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import { ServicePrice } from '../price/service-price';
import { ServiceExamples } from './service-examples';
import styles from './service-choice.module.css';

interface ServiceRowProps {
  service: CatalogueService;
  isChosen: boolean;
  onToggle: () => void;
}

/** A service that can be selected separately: name, description, example images, price. */
const ServiceRow = ({ service, isChosen, onToggle }: ServiceRowProps) => {
  const locale = useLocale();
  return (
    <li className={styles.row}>
      <Checkbox
        checked={isChosen}
        onChange={onToggle}
        hint={textOf(service, 'description', locale) || undefined}
        className={styles.choice}
      >
        <span className={styles.name}>{textOf(service, 'name', locale)}</span>
      </Checkbox>
      <ServiceExamples service={service} />
      <span className={styles.cost}>
        <ServicePrice service={service} />
      </span>
    </li>
  );
};

interface ServiceRowsProps {
  services: readonly CatalogueService[];
  chosen: readonly number[];
  onToggle: (id: number) => void;
}

/** Services that do not depend on each other. */
export const ServiceRows = ({ services, chosen, onToggle }: ServiceRowsProps) => (
  <ul className={styles.rows}>
    {services.map((service) => (
      <ServiceRow
        key={service.id}
        service={service}
        isChosen={chosen.includes(service.id)}
        onToggle={() => onToggle(service.id)}
      />
    ))}
  </ul>
);
