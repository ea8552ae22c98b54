import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryColumn, StoryRow } from '../story-value';
import { Button, IconButton } from '.';

const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { children: 'Добавить пропуск', variant: 'primary' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One primary button per surface; the danger button opens a question, the filled one answers it. */
export const Variants: Story = {
  render: () => (
    <StoryRow>
      <Button variant="primary">Основная</Button>
      <Button>Вторая</Button>
      <Button variant="text">Текстовая</Button>
      <Button variant="danger">Удалить</Button>
      <Button variant="danger-solid">Удалить</Button>
    </StoryRow>
  ),
};
export const Sizes: Story = {
  render: () => (
    <StoryRow>
      <Button variant="primary" size="sm" icon="plus">
        Мелкая
      </Button>
      <Button variant="primary" icon="plus">
        Обычная
      </Button>
      <Button variant="primary" size="lg" iconEnd="arrow-right">
        Оформить заказ
      </Button>
    </StoryRow>
  ),
};
/** The width stays while it works, with an icon and without. */
export const Busy: Story = {
  render: () => (
    <StoryRow>
      <Button variant="primary">Сохранить</Button>
      <Button variant="primary" busy>
        Сохранить
      </Button>
      <Button variant="primary" icon="send">
        Отправить
      </Button>
      <Button variant="primary" icon="send" busy>
        Отправить
      </Button>
      <Button busy>Сохранить</Button>
      <Button size="sm" busy>
        Сохранить
      </Button>
      <Button variant="text" busy>
        Сохранить
      </Button>
    </StoryRow>
  ),
};
/** The reason is read by focus, hover and touch; the button keeps its place in the tab order. */
export const Blocked: Story = {
  render: () => (
    <StoryRow>
      <Button variant="primary" disabledReason="Приём закончился 9 июня">
        Добавить пропуск
      </Button>
      <Button disabledReason="Печать откроется 8 июня">Печать всех</Button>
      <Button variant="text" disabled>
        Очистить
      </Button>
    </StoryRow>
  ),
};
export const Wide: Story = {
  render: () => (
    <StoryColumn width={320}>
      <Button variant="primary" size="lg" wide>
        Войти
      </Button>
      <Button wide>Очень длинная надпись на кнопке, которой не хватает одной строки</Button>
    </StoryColumn>
  ),
};
export const Icons: Story = {
  render: () => (
    <StoryRow>
      <IconButton icon="pen" label="Изменить" />
      <IconButton icon="trash" label="Удалить пропуск: Соколова Ирина" />
      <IconButton icon="bell" label="Уведомления, 4 новых" size="lg" />
      <IconButton icon="chevron-right" label="Следующее фото" framed />
      <IconButton icon="printer" label="Печать" disabledReason="Печать откроется 8 июня" />
      <IconButton icon="download" label="Скачать" busy />
    </StoryRow>
  ),
};
