import { ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue/rubric-tree';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { templateT1 } from '@fairfront/shared-kit/domain/catalogue/pricing/template-t1';
import { useWizard } from '../context/wizard-context';
import { RubricPicker } from '../rubric-picker/rubric-picker';
import { WizardDouble, type WizardDoubleOptions } from './wizard-double';

/** T1 with fewer free places, so that every kind of price is visible. */
export const soldTemplate: CatalogueTemplate = {
  ...templateT1,
  number_free_rubrics: 2,
  number_free_exporter_rubrics: 2,
};

/** Selected rubrics: short entries on free places, one with an option, one with full information and two addresses. */
export const chosenDraft: Partial<OrderDraft> = {
  rubrics: [
    { id: 5, services: [4] },
    { id: 6, services: [4, 6] },
    { id: 9, services: [5] },
    { id: 7, services: [4] },
    { id: 21, services: [4] },
  ],
  rubricAddresses: [
    { id: 1, rubricId: 9, address: 'Казань, ул. Заводская, 3' },
    { id: 2, rubricId: 9, address: '' },
  ],
  companyRussianExporter: true,
  exporterRubrics: [102, 103, 106],
};

const words = ['Станки', 'Линии', 'Приводы', 'Насосы', 'Датчики', 'Роботы', 'Пилы', 'Прессы', 'Печи', 'Кабели'];
const wordsEn = ['Machines', 'Lines', 'Drives', 'Pumps', 'Sensors', 'Robots', 'Saws', 'Presses', 'Furnaces', 'Cables'];

/** About 20,000 rubrics on five levels. */
export const largeRubrics = (): RubricNode[] => {
  let count = 0;
  const level = (code: string, depth: number): RubricNode[] =>
    Array.from({ length: [10, 9, 6, 6, 5][depth] ?? 0 }, (_, order) => {
      count += 1;
      const own = `${code}${code && '.'}${String(order + 1).padStart(2, '0')}`;
      const [one, other] = [count % words.length, (count * 7) % words.length];
      const id = count;
      return {
        id,
        code: own,
        name_rus: `${words[one]} и ${words[other]?.toLowerCase()} ${id}`,
        name_eng: `${wordsEn[one]} and ${wordsEn[other]?.toLowerCase()} ${id}`,
        is_selected: depth > 0,
        children: level(own, depth + 1),
      };
    });
  return level('', 0);
};

/** A step as in the wizard's dialog. */
export const StepFixture = ({ children, ...wizard }: WizardDoubleOptions) => (
  <WizardDouble template={soldTemplate} {...wizard}>
    <ModalHeader />
    <ModalBody>{children}</ModalBody>
  </WizardDouble>
);

const PickerOfWizard = () => {
  const wizard = useWizard();
  return <RubricPicker wizard={wizard} onSelect={wizard.change} onCancel={() => undefined} />;
};

/** The picker on the draft of a wizard. */
export const PickerFixture = (wizard: Omit<WizardDoubleOptions, 'children'>) => (
  <WizardDouble template={soldTemplate} {...wizard}>
    <PickerOfWizard />
  </WizardDouble>
);
