import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { t } from '../story-texts';
import { Stepper } from '.';

const meta = {
  title: 'Kit/Stepper',
  component: Stepper,
  args: {
    label: t('catalogue.order'),
    onStep: () => undefined,
    steps: [
      { id: 'list', label: t('stepper.list'), state: 'done' },
      { id: 'rubrics', label: t('catalogue.rubrics'), state: 'current' },
      { id: 'exporter', label: t('stepper.exporter'), state: 'attention', reason: t('stepper.noCountryChosen') },
      { id: 'packages', label: t('stepper.packages'), state: 'open' },
      { id: 'ads', label: t('catalogue.advertising'), state: 'locked', reason: t('stepper.choosePackageFirst') },
      { id: 'check', label: t('stepper.check'), state: 'locked', reason: t('stepper.earlierStepsFirst') },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;

export const Wizard: StoryObj<typeof meta> = {};
