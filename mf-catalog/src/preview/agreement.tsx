import { useAction } from '@fairfront/shared-kit/api/actions';
import { isApiError } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { DescriptionList } from '@fairfront/shared-kit/components/description-list';
import { Link } from '@fairfront/shared-kit/components/link';
import { Modal, ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { useLocale, useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { catalogueClient } from '../api/catalogue-paths';
import { orderCallsOf } from '../api/order-calls';
import type { CatalogueOrder } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import { useMoney } from '../price/use-money';
import { useWizard } from '../context/wizard-context';
import { useWizardDetails } from '../context/wizard-details';
import styles from './preview.module.css';

/** The general terms, to be accepted before the order is sent. */
export const Agreement = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('catalog');
  const [isAccepted, setAccepted] = useState(false);
  const sending = useSending(onClose);
  const isBusy = sending.isBusy();
  return (
    <Modal
      open
      size="sm"
      title={t('preview.agreement.title')}
      onClose={() => {
        if (!isBusy) onClose();
      }}
    >
      <ModalHeader />
      <ModalBody>
        <div className={styles.agreement}>
          <p>{t('preview.agreement.text')}</p>
          <AgreementFacts />
          <Checkbox checked={isAccepted} onChange={setAccepted} readOnly={isBusy}>
            {t('preview.agreement.accept')}
          </Checkbox>
          <TermsLink />
        </div>
      </ModalBody>
      <ModalFooter>
        <Button disabled={isBusy} onClick={onClose}>
          {t('preview.agreement.cancel')}
        </Button>
        <Button
          variant="primary"
          icon="send"
          busy={isBusy}
          disabledReason={isAccepted ? undefined : t('preview.agreement.first')}
          onClick={() => void sending.run(undefined)}
        >
          {t('preview.agreement.send')}
        </Button>
      </ModalFooter>
    </Modal>
  );
};

/** Saves pending changes, then sends; a refusal closes the agreement and keeps the draft on the preview. */
const useSending = (onClose: () => void) => {
  const { t } = useTranslation('catalog');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const { order, save, accept } = useWizard();
  const { isSettled } = useWizardDetails();
  /** Shown when somebody has changed the order since: input is kept, and the stored changes are merged on request. */
  const reloading = useAction<number, CatalogueOrder>({
    namespace: 'catalog',
    confirm: () => ({
      title: t('wizard.reload.question'),
      confirmLabel: t('wizard.reload.yes'),
      cancelLabel: t('wizard.reload.no'),
    }),
    run: (orderId) => orderCallsOf(api, id).load(orderId),
    onDone: accept,
  });
  return useAction<undefined, CatalogueOrder | null>({
    namespace: 'catalog',
    run: async (_, { idempotencyKey }) => {
      const stored = await save();
      // a field in conflict must be resolved first
      if (!stored || !isSettled()) return null;
      const params = { path: { id, orderId: stored.id } };
      const body = { version: stored.version };
      const path = '/participants/{id}/catalog-orders/{orderId}/submit';
      return (await catalogueClient(api).post(path, { params, body, idempotencyKey })).data;
    },
    announce: (sent) => (sent ? t('preview.sent') : null),
    onDone: (sent) => {
      onClose();
      if (sent) accept(sent);
    },
    onRefused: (refusal) => {
      onClose();
      if (order === null || !isApiError(refusal) || refusal.code !== 'version_conflict') return false;
      void reloading.run(order.id);
      return true;
    },
  });
};

/** A three-line summary of what is about to be sent. */
const AgreementFacts = () => {
  const { t } = useTranslation('catalog');
  const money = useMoney();
  const { draft, priced, order } = useWizard();
  const { with_vat, vat_rate } = priced.totals;
  const isSigned = Boolean(order?.confirmation);
  return (
    <DescriptionList
      variant="rows"
      className={styles.facts}
      facts={[
        { id: 'company', name: t('preview.agreement.company'), value: draft.companyName },
        { id: 'total', name: t('wizard.total', { rate: vat_rate }), value: <b>{money(with_vat)}</b> },
        {
          id: 'signed',
          name: t('preview.agreement.signed'),
          value: isSigned ? (
            <StatusBadge variant="plain" tone="success" icon="check-circle">
              {t('preview.agreement.uploaded')}
            </StatusBadge>
          ) : (
            t('preview.agreement.notNeeded')
          ),
        },
      ]}
    />
  );
};

/** One document per language, if the installation has it. */
const TermsLink = () => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const address = usePlatform().config.catalogue?.termsUrl?.[locale];
  if (!address) return null;
  return (
    <p>
      <Link href={address} external icon="documents">
        {t('preview.agreement.terms')}
      </Link>
    </p>
  );
};
