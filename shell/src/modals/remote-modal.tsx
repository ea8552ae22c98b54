import { Button } from '@fairfront/shared-kit/components/button';
import { ErrorFallback } from '@fairfront/shared-kit/components/error-fallback';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { usePlatform, useTranslation, type ModalProps } from '@fairfront/shared-kit/platform';
import { RemoteBoundary, usePart, useRemoteCatalog } from '../boot';
import { failureCode } from '../layout/failures/failure-code';
import { useShell } from '../shell-services';
import type { WantedModal } from './modal-registry';
import { useSlow } from './use-slow';
import styles from './remote-modal.module.css';

/** A modal of a remote inside its boundary: spinner, slow message, failure with a retry. */
export const RemoteModal = ({ modal }: { modal: WantedModal }) => {
  const { telemetry } = usePlatform();
  const view = usePart('modal', modal.name);
  if (view.state === 'failed') return <ModalFailure name={modal.name} retry={view.retry} />;
  if (view.state !== 'ready' || !view.part) {
    return <Waiting retry={view.state === 'slow' || view.state === 'retrying' ? view.retry : undefined} />;
  }
  const Part = view.part;
  return (
    <RemoteBoundary
      place={`modal ${modal.name}`}
      view={view}
      report={telemetry.report}
      fallback={(retry) => <ModalFailure name={modal.name} retry={retry} />}
    >
      <Part key={view.attempt} params={modal.params as ModalProps['params']} />
    </RemoteBoundary>
  );
};

const Waiting = ({ retry }: { retry?: () => void }) => {
  const { t } = useTranslation('modal');
  const isSlow = useSlow();
  return (
    <>
      <ModalHeader />
      <ModalBody>
        <div className={styles.waiting} role="status">
          <Icon name="refresh" size={22} spinning className={styles.spinner} />
          <span className={isSlow ? styles.slow : 'ff-sr-only'}>{isSlow ? t('slow') : t('loading')}</span>
          {retry && (
            <Button size="sm" onClick={retry}>
              {t('retry')}
            </Button>
          )}
        </div>
      </ModalBody>
    </>
  );
};

/** The content of a dialog that failed to load. */
export const ModalFailure = ({ name, retry }: { name: string; retry: () => void }) => {
  const { t } = useTranslation('modal');
  const { config } = usePlatform();
  const { modals } = useShell();
  const code = failureCode(useRemoteCatalog().ownerOf('modal', name));
  return (
    <>
      <ModalHeader />
      <ModalBody>
        <ErrorFallback
          variant="modal"
          onRetry={retry}
          onBack={() => modals.services.close({ force: true })}
          backLabel={t('back')}
          code={code}
          phone={config.contacts.phone}
        />
      </ModalBody>
    </>
  );
};
