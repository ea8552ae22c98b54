import { useState, type ReactNode } from 'react';
import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue/rubric-tree';
import { emptyDraft, type OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { priceOrder } from '@fairfront/shared-kit/domain/catalogue/pricing/price-order';
import { templateT1 } from '@fairfront/shared-kit/domain/catalogue/pricing/template-t1';
import { WizardContext, type Wizard } from '../context/wizard-context';
import { WizardDetailsContext, type WizardDetails } from '../context/wizard-details';

const node = (
  id: number,
  code: string,
  name_rus: string,
  name_eng: string,
  children: RubricNode[] = [],
  is_selected = true,
): RubricNode => ({ id, code, name_rus, name_eng, is_selected, children });

/** Five levels; the top one only contains others, and one rubric is disabled. */
export const testRubrics: RubricNode[] = [
  node(
    1,
    '01',
    'Металлорежущее оборудование',
    'Metal cutting equipment',
    [
      node(2, '01.01', 'Станки токарной группы', 'Turning machines', [
        node(3, '01.01.01', 'Токарные станки с ЧПУ', 'CNC lathes', [
          node(4, '01.01.01.01', 'Горизонтальные', 'Horizontal lathes', [
            node(5, '01.01.01.01.01', 'Станки для труб и муфт', 'Lathes for pipes and couplings'),
          ]),
          node(6, '01.01.01.02', 'Вертикальные карусельные', 'Vertical turret lathes'),
        ]),
        node(7, '01.01.02', 'Токарные автоматы', 'Automatic lathes'),
      ]),
      node(8, '01.02', 'Станки фрезерной группы', 'Milling machines', [
        node(9, '01.02.01', 'Обрабатывающие центры', 'Machining centres'),
        node(10, '01.02.03', 'Портальные станки', 'Gantry machines', [], false),
      ]),
    ],
    false,
  ),
  node(
    20,
    '04',
    'Инструмент и оснастка',
    'Tools and fixtures',
    [
      node(21, '04.02', 'Оснастка для станков с ЧПУ', 'Fixtures for CNC machines'),
      node(22, '04.05', 'Приспособления для наладки', 'Setting devices'),
    ],
    false,
  ),
];

/** Two sections; one rubric is disabled. */
export const testExporterRubrics: RubricNode[] = [
  node(
    101,
    'Э-02',
    'Станкостроение',
    'Machine building',
    [
      node(102, 'Э-02.1', 'Токарные', 'Lathes'),
      node(103, 'Э-02.2', 'Фрезерные и обрабатывающие центры', 'Milling machines and centres'),
      node(104, 'Э-02.4', 'Электроэрозионные', 'Electrical discharge machines', [], false),
    ],
    false,
  ),
  node(105, 'Э-07', 'Услуги', 'Services', [node(106, 'Э-07.1', 'Обучение операторов', 'Operator training')], false),
];

/** Overrides for the wizard; the rest is template T1, both trees and an editable draft. */
export interface WizardDoubleOptions extends Partial<Omit<Wizard, 'draft' | 'change' | 'priced'>> {
  draft?: Partial<OrderDraft>;
  children: ReactNode;
}

/** Wizard details without notes on any field. */
const quietDetails: WizardDetails = {
  countries: { data: [], isPending: false, isError: false, isFetching: false, refetch: () => undefined },
  issues: {},
  isChecking: false,
  conflicts: [],
  isSettled: () => true,
  settle: () => undefined,
  comments: [],
  answer: () => Promise.resolve(true),
  fields: new Set(),
  showsField: () => () => undefined,
  showPlace: () => Promise.resolve(),
  wanted: null,
  reached: () => undefined,
};

/** A test double of the wizard around a step: it keeps and prices the draft, but neither saves nor navigates. */
export const WizardDouble = ({ children, draft: first, template = templateT1, ...changes }: WizardDoubleOptions) => {
  const [draft, setDraft] = useState<OrderDraft>(() => ({ ...emptyDraft('RUR'), ...first }));
  const wizard: Wizard = {
    template,
    rubrics: { main: testRubrics, exporter: testExporterRubrics },
    order: null,
    status: 'draft',
    isEditable: true,
    draft,
    change: (patch) => setDraft((now) => ({ ...now, ...(typeof patch === 'function' ? patch(now) : patch) })),
    priced: priceOrder(template, draft, { vatRate: 20, isNotResident: false }),
    step: 'rubrics',
    steps: ['alphabet', 'rubrics', 'packages', 'ads', 'preview'],
    goTo: () => Promise.resolve(true),
    save: () => Promise.resolve(null),
    accept: () => undefined,
    openPicker: () => undefined,
    ...changes,
  };
  return (
    <WizardContext value={wizard}>
      <WizardDetailsContext value={quietDetails}>{children}</WizardDetailsContext>
    </WizardContext>
  );
};
