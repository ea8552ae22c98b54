import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stepper } from '.';

const meta = {
  title: 'Kit/Stepper',
  component: Stepper,
  args: {
    label: 'Заявка в каталог',
    onStep: () => undefined,
    steps: [
      { id: 'list', label: 'Список', state: 'done' },
      { id: 'rubrics', label: 'Рубрики', state: 'current' },
      { id: 'exporter', label: 'Экспортёр', state: 'attention', reason: 'Не выбрана страна' },
      { id: 'packages', label: 'Пакеты', state: 'open' },
      { id: 'ads', label: 'Реклама', state: 'locked', reason: 'Сначала выберите пакет' },
      { id: 'check', label: 'Проверка', state: 'locked', reason: 'Сначала пройдите предыдущие шаги' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;

export const Wizard: StoryObj<typeof meta> = {};
