import { useState } from 'react';
import { IconButton } from '@fairfront/shared-kit/components/button';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { LoadFailed } from '../failures/load-failed';
import { lazy } from '../lazy';

const MobileMenuSheet = lazy(() => import(/* webpackChunkName: "menus" */ './mobile-menu-sheet'));

/** The toggle of the collapsed menu below 740 px. */
export const MobileMenu = ({ className }: { className: string | undefined }) => {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        icon="menu"
        size="lg"
        label={t('header.menu')}
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && <MobileMenuSheet onClose={close} failed={() => <LoadFailed onReported={close} />} />}
    </>
  );
};
