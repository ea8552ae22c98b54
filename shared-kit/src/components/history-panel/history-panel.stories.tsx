import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HistoryPanel } from '.';

const meta = {
  title: 'Kit/HistoryPanel',
  component: HistoryPanel,
  args: {
    entries: [
      {
        id: 6,
        icon: 'clock',
        tone: 'info',
        title: 'Снова на рассмотрении',
        by: 'Ирина Соколова',
        at: '2026-05-26T10:58:00Z',
      },
      {
        id: 5,
        icon: 'pen',
        title: 'Исправлена фамилия',
        change: { before: 'Лебедеваа', after: 'Лебедева' },
        by: 'Мария Лебедева по личной ссылке',
        at: '2026-05-26T10:57:00Z',
      },
      {
        id: 4,
        icon: 'cross-circle',
        tone: 'danger',
        title: 'Отклонён',
        detail: 'Фамилия не как в документе. Проверьте последнюю букву',
        by: 'Организатор, бюро пропусков',
        at: '2026-05-26T08:20:00Z',
      },
      { id: 3, icon: 'undo', title: 'Восстановлен после удаления', by: 'Ирина Соколова', at: '2026-05-25T14:02:00Z' },
      { id: 2, icon: 'trash', title: 'Удалён', by: 'Павел Дементьев', at: '2026-05-25T14:01:00Z' },
    ],
  },
} satisfies Meta<typeof HistoryPanel>;
export default meta;

export const Pass: StoryObj<typeof meta> = {};
