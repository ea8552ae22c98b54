import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';

/** Why a participation or a role has no sub-exhibitors, and the way back: asking again would not help (ACC-277). */
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
