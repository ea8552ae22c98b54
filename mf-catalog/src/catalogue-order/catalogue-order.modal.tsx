import { Button } from '@fairfront/shared-kit/components/button';
import { DeadlineNotice } from '@fairfront/shared-kit/components/deadline-notice';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { catalogueOrderLook, StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { useModalFrame, useNow, useTranslation } from '@fairfront/shared-kit/platform';
import { CatalogueManagers } from './catalogue-managers';
import { EntryChecklist } from './entry-checklist';
import { EntryPreview } from './entry-preview';
import { OrderWay } from './order-way';
import styles from './catalogue-order.module.css';
import { useCatalogueOrder } from './use-catalogue-order';

/** The order of the catalogue: its state, its deadline, and what of the company is ready for print. */
const CatalogueOrderModal = () => {
  const { t } = useTranslation('catalog');
  const { close } = useModalFrame();
  const now = useNow();
  const { status, isPlaced, period, deadline } = useCatalogueOrder();
  return (
    <>
      <ModalHeader
        actions={<StatusBadge {...catalogueOrderLook[status]}>{t(`status.${status}`)}</StatusBadge>}
        subtitle={<CatalogueManagers />}
      >
        <OrderWay status={status} />
      </ModalHeader>
      <ModalBody>
        <div className={styles.sheet}>
          <div className={styles.main}>
            {isPlaced ? (
              <Notice tone={status === 'confirmed' ? 'success' : 'info'}>{t(`tile.${status}`)}</Notice>
            ) : (
              deadline &&
              (period === 'open' ? (
                <DeadlineNotice until={deadline.at} now={now} lead={t('deadline.until', { date: deadline.date })}>
                  {t('deadline.how')}
                </DeadlineNotice>
              ) : (
                <Notice
                  tone={period === 'late' ? 'warning' : 'neutral'}
                  title={t(period === 'late' ? 'deadline.late' : 'deadline.closed', { date: deadline.date })}
                />
              ))
            )}
            <EntryChecklist isEditable={!isPlaced && period !== 'closed'} />
          </div>
          <EntryPreview />
        </div>
      </ModalBody>
      <ModalFooter>
        <Button onClick={() => close()}>{t('close')}</Button>
      </ModalFooter>
    </>
  );
};

export default CatalogueOrderModal;
