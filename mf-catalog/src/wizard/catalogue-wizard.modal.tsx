import { isApiError } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { ErrorFallback } from '@fairfront/shared-kit/components/error-fallback';
import { ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { useModalFrame, useTranslation, type ModalProps } from '@fairfront/shared-kit/platform';
import { useHeadingLevel } from '../context/heading';
import { OpenWizard } from './open-wizard';
import type { WizardHost } from './wizard-start';
import { useWizardStart } from './use-wizard-start';

/** The catalogue order: loads all data, then opens the wizard. */
export const CatalogueWizard = ({ linked, host }: { linked?: string | undefined; host?: WizardHost }) => {
  const level = useHeadingLevel(3);
  const loaded = useWizardStart(linked);
  if (loaded.state === 'ready') return <OpenWizard start={loaded.start} {...(host ? { host } : {})} />;
  return (
    <>
      <ModalHeader />
      <ModalBody>
        {loaded.state === 'none' && <NoOrder level={level} />}
        {loaded.state === 'failed' && (
          <ErrorFallback
            variant="modal"
            level={level}
            onRetry={isApiError(loaded.error) && loaded.error.status === 404 ? undefined : loaded.retry}
            retrying={loaded.isRetrying}
          />
        )}
        {loaded.state === 'loading' && (
          <Loading>
            <SkeletonLines count={10} />
          </Loading>
        )}
      </ModalBody>
    </>
  );
};

const NoOrder = ({ level }: { level: ReturnType<typeof useHeadingLevel> }) => {
  const { t } = useTranslation('catalog');
  const { close } = useModalFrame();
  return (
    <EmptyState
      live
      level={level}
      icon="book"
      title={t('wizard.none')}
      actions={<Button onClick={() => close()}>{t('close')}</Button>}
    >
      {t('wizard.noneText')}
    </EmptyState>
  );
};

const CatalogueWizardModal = ({ params }: ModalProps<'event-modal-catalog'>) => (
  <CatalogueWizard linked={params.step} />
);

export default CatalogueWizardModal;
