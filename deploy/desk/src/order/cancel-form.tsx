import { useState } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { Modal, ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { TextArea } from '@fairfront/shared-kit/components/text-area';
import { textLength } from '@fairfront/shared-kit/domain/common';
import { moveCommentLength } from '@fairfront/shared-kit/domain/services/order-status';
import { useTranslation } from '@fairfront/shared-kit/platform';

interface CancelFormProps {
  orderId: number;
  isSaving: boolean;
  failure: string | null;
  onCancel: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the reason of a cancellation, which the exhibitor reads. */
export const CancelForm = ({ orderId, isSaving, failure, onCancel, onClose }: CancelFormProps) => {
  const { t } = useTranslation('desk');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = reason.trim() === '';
  const isLong = textLength(reason.trim()) > moveCommentLength;
  const send = () => {
    setChecked(true);
    if (!isMissing && !isLong) void onCancel(reason.trim());
  };
  return (
    <Modal open size="sm" title={t('orderPage.cancel.title', { id: orderId })} onClose={onClose}>
      <ModalHeader />
      <ModalBody>
        {failure && (
          <Notice tone="danger" live="assertive">
            {failure}
          </Notice>
        )}
        <TextArea
          label={t('orders.cancel.text')}
          hint={t('orders.cancel.hint')}
          limit={moveCommentLength}
          minHeight={88}
          required
          error={
            isChecked && (isMissing || isLong)
              ? t(isMissing ? 'orders.cancel.missing' : 'orderPage.cancel.long')
              : undefined
          }
          value={reason}
          onChange={setReason}
        />
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t('orderPage.cancel.keep')}</Button>
        <Button variant="danger-solid" busy={isSaving} onClick={send}>
          {t('orders.cancel.send')}
        </Button>
      </ModalFooter>
    </Modal>
  );
};
