import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';

/** Explains why a participation or role has no sub-exhibitors and links back; a retry would not help. */
export const NotHere = ({ isInstaller }: { isInstaller: boolean }) => {
  const { t } = useTranslation('account');
  const { modals } = usePlatform();
  return (
    <>
      <ModalHeader />
      <ModalBody>
        <EmptyState
          icon="lock"
          title={isInstaller ? t('subs.notForInstaller') : t('subs.notHere')}
          actions={<Button onClick={() => modals.close()}>{t('subs.close')}</Button>}
        >
          {!isInstaller && t('subs.notHereText')}
        </EmptyState>
      </ModalBody>
    </>
  );
};
