import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button';
import { DeadlineNotice } from '../deadline-notice';
import { ErrorFallback } from '../error-fallback';
import { Notice } from '../notice';
import { QuotaMeter } from '../quota-meter';
import { TextField } from '../text-field';
import { Modal, ModalBody, ModalFooter, ModalHeader, ModalSide, ModalSplit } from '.';

const meta = {
  title: 'Kit/Modal',
  component: Modal,
  args: { open: true, title: 'Пропуска участников', onClose: () => undefined, children: null },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = (
  <div style={{ display: 'grid', gap: 16 }}>
    <TextField label="Компания" value="ООО «Северная механика»" onChange={() => undefined} />
    <TextField label="Фамилия" value="Zhang" onChange={() => undefined} />
    <TextField label="Имя" value="Wei" onChange={() => undefined} />
  </div>
);

export const Small: Story = {
  args: {
    size: 'sm',
    title: 'Обратный звонок',
    children: (
      <>
        <ModalHeader />
        <ModalBody>{form}</ModalBody>
        <ModalFooter>
          <Button variant="primary">Заказать звонок</Button>
        </ModalFooter>
      </>
    ),
  },
};

export const WithServerError: Story = {
  args: {
    size: 'md',
    title: 'Профиль компании',
    children: (
      <>
        <ModalHeader />
        <ModalBody>{form}</ModalBody>
        <ModalFooter
          start="Сохранено в 14:06"
          notice={
            <Notice tone="danger" title="Не удалось сохранить." live="assertive">
              Введённое осталось в форме.
            </Notice>
          }
        >
          <Button>Отмена</Button>
          <Button variant="primary">Сохранить</Button>
        </ModalFooter>
      </>
    ),
  },
};

export const ListAndForm: Story = {
  args: {
    size: 'xl',
    children: (
      <>
        <ModalHeader
          actions={
            <>
              <Button size="sm" icon="download">
                Скачать все
              </Button>
              <Button size="sm" icon="printer">
                Печать всех
              </Button>
            </>
          }
        >
          <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' }}>
            <QuotaMeter total={18} accepted={9} waiting={2} legend />
            <DeadlineNotice
              until={Date.parse('2026-06-09T23:59:59+03:00')}
              now={Date.parse('2026-05-26T12:00:00+03:00')}
              lead="Оформить пропуска можно до 9 июня"
            />
          </div>
        </ModalHeader>
        <ModalBody flush>
          <ModalSplit
            side={
              <ModalSide
                title="Новый пропуск"
                onClose={() => undefined}
                actions={
                  <>
                    <Button variant="primary">Добавить</Button>
                    <Button variant="text">Очистить</Button>
                  </>
                }
              >
                {form}
              </ModalSide>
            }
          >
            Список пропусков
          </ModalSplit>
        </ModalBody>
      </>
    ),
  },
};

export const Failed: Story = {
  args: {
    size: 'lg',
    title: 'Заявка в каталог',
    children: (
      <>
        <ModalHeader />
        <ModalBody>
          <ErrorFallback variant="modal" onRetry={() => undefined} onBack={() => undefined} code="MF-CAT-504" />
        </ModalBody>
      </>
    ),
  },
};

/** Focus goes in, stays in, and comes back to the button. */
export const OpenedByAButton: Story = {
  args: { open: false, size: 'md', title: 'Профиль компании' },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Открыть профиль</Button>
        <Modal {...args} open={open} onClose={() => setOpen(false)}>
          <ModalHeader />
          <ModalBody>{form}</ModalBody>
          <ModalFooter>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Сохранить
            </Button>
          </ModalFooter>
        </Modal>
      </>
    );
  },
};
