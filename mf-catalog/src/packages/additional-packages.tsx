import { Radio } from '@fairfront/shared-kit/components/radio';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { useId, type MouseEvent, type ReactNode } from 'react';
import type { CatalogueService } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import { toggleAdditionalPackage } from '@fairfront/shared-kit/domain/catalogue/rules/package-choice';
import { ServicePrice } from '../price/service-price';
import { ChosenServices } from '../service-choice/chosen-services';
import rows from '../service-choice/service-choice.module.css';
import { ServiceExamples } from '../service-choice/service-examples';
import { useWizard } from '../context/wizard-context';
import { PackageContents } from './package-contents';

/** At most one additional package: selecting another replaces it, selecting it again clears it. */
export const AdditionalPackages = ({ services }: { services: readonly CatalogueService[] }) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const group = useId();
  const { draft, change, isEditable, priced } = useWizard();
  const chosen = draft.selectedAdditionalPackageId;
  if (!isEditable) return <ChosenServices services={services} chosen={chosen === null ? [] : [chosen]} />;
  const choose = (id: number | null) => change({ selectedAdditionalPackageId: id });
  return (
    <ul role="radiogroup" aria-label={t('packages.additional')} className={rows.rows}>
      <ChoiceRow
        name={group}
        isChosen={chosen === null}
        onChoose={() => choose(null)}
        label={t('packages.without')}
        cost={formatMoney(0, priced.totals.currency)}
      />
      {services.map((service) => (
        <ChoiceRow
          key={service.id}
          name={group}
          isChosen={chosen === service.id}
          onChoose={() => choose(toggleAdditionalPackage(chosen, service.id))}
          label={textOf(service, 'name', locale)}
          hint={textOf(service, 'description', locale)}
          cost={<ServicePrice service={service} />}
        >
          <PackageContents service={service} />
          <ServiceExamples service={service} />
        </ChoiceRow>
      ))}
    </ul>
  );
};

interface ChoiceRowProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  label: ReactNode;
  hint?: string;
  cost: ReactNode;
  children?: ReactNode;
}

const ChoiceRow = ({ name, isChosen, onChoose, label, hint, cost, children }: ChoiceRowProps) => {
  /** A native radio button ignores a press when checked; here it clears the selection. */
  const pressAgain = (event: MouseEvent) => {
    if (isChosen && event.target instanceof HTMLInputElement) onChoose();
  };
  return (
    <li role="presentation" className={rows.row} onClick={pressAgain}>
      <div className={rows.choice}>
        <Radio name={name} checked={isChosen} hint={hint || undefined} onChoose={onChoose}>
          <span className={rows.name}>{label}</span>
        </Radio>
        {children}
      </div>
      <span className={rows.cost}>{cost}</span>
    </li>
  );
};
