import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button';
import { DeadlineNotice } from '../deadline-notice';
import { ErrorFallback } from '../error-fallback';
import { Notice } from '../notice';
import { QuotaMeter } from '../quota-meter';
import { TextField } from '../text-field';
import { t } from '../story-texts';
import { Modal, ModalBody, ModalFooter, ModalHeader, ModalSide, ModalSplit } from '.';

const meta = {
  title: 'Kit/Modal',
  component: Modal,
  args: { open: true, title: t('passes.participants'), onClose: () => undefined, children: null },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = (
  <div style={{ display: 'grid', gap: 16 }}>
    <TextField label={t('fields.company')} value={t('companies.severnayaMekhanika')} onChange={() => undefined} />
    <TextField label={t('fields.surname')} value="Zhang" onChange={() => undefined} />
    <TextField label={t('fields.firstName')} value="Wei" onChange={() => undefined} />
  </div>
);

export const Small: Story = {
  args: {
    size: 'sm',
    title: t('modal.callback'),
    children: (
      <>
        <ModalHeader />
        <ModalBody>{form}</ModalBody>
        <ModalFooter>
          <Button variant="primary">{t('modal.requestCall')}</Button>
        </ModalFooter>
      </>
    ),
  },
};

export const WithServerError: Story = {
  args: {
    size: 'md',
    title: t('modal.companyProfile'),
    children: (
      <>
        <ModalHeader />
        <ModalBody>{form}</ModalBody>
        <ModalFooter
          start={t('modal.savedAt')}
          notice={
            <Notice tone="danger" title={t('errors.notSaved')} live="assertive">
              {t('modal.typedIsKept')}
            </Notice>
          }
        >
          <Button>{t('modal.cancel')}</Button>
          <Button variant="primary">{t('actions.save')}</Button>
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
                {t('modal.downloadAll')}
              </Button>
              <Button size="sm" icon="printer">
                {t('actions.printAll')}
              </Button>
            </>
          }
        >
          <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' }}>
            <QuotaMeter total={18} accepted={9} waiting={2} legend />
            <DeadlineNotice
              until={Date.parse('2026-06-09T23:59:59+03:00')}
              now={Date.parse('2026-05-26T12:00:00+03:00')}
              lead={t('passes.deadline')}
            />
          </div>
        </ModalHeader>
        <ModalBody flush>
          <ModalSplit
            side={
              <ModalSide
                title={t('modal.newPass')}
                onClose={() => undefined}
                actions={
                  <>
                    <Button variant="primary">{t('actions.add')}</Button>
                    <Button variant="text">{t('actions.clear')}</Button>
                  </>
                }
              >
                {form}
              </ModalSide>
            }
          >
            {t('modal.listOfPasses')}
          </ModalSplit>
        </ModalBody>
      </>
    ),
  },
};

export const Failed: Story = {
  args: {
    size: 'lg',
    title: t('catalogue.order'),
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
  args: { open: false, size: 'md', title: t('modal.companyProfile') },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{t('modal.openProfile')}</Button>
        <Modal {...args} open={open} onClose={() => setOpen(false)}>
          <ModalHeader />
          <ModalBody>{form}</ModalBody>
          <ModalFooter>
            <Button variant="primary" onClick={() => setOpen(false)}>
              {t('actions.save')}
            </Button>
          </ModalFooter>
        </Modal>
      </>
    );
  },
};
