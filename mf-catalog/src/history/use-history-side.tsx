import { Button } from '@fairfront/shared-kit/components/button';
import { useSideScreen } from '@fairfront/shared-kit/components/modal';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import type { Wizard } from '../context/wizard-context';
import type { OrderPlace } from '../context/order-place';

const HistorySide = lazy(async () => ({ default: (await import('./history-side')).HistorySide }));

/** The width of the panel, px. */
export const historyWidth = 384;

/** The order history for the wizard frame: its button, and the panel while it is open. */
export const useHistorySide = (
  { order, status }: Pick<Wizard, 'order' | 'status'>,
  showPlace: (place: OrderPlace) => Promise<void>,
): { button: ReactNode; panel: ReactNode } => {
  const { t } = useTranslation('catalog');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isScreen = useSideScreen({ sideWidth: historyWidth });
  if (order === null) return { button: null, panel: null };
  const close = () => {
    setOpen(false);
    // on a small screen the header rerenders first
    requestAnimationFrame(() => opener.current?.focus());
  };
  const show = (place: OrderPlace) => {
    // as a full screen the history covers the target
    if (isScreen) setOpen(false);
    void showPlace(place);
  };
  const button = (
    <Button ref={opener} variant="text" size="sm" icon="clock" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {t('versions.open')}
    </Button>
  );
  const panel = isOpen && (
    <Suspense
      fallback={
        <Loading label={t('versions.loading')}>
          <SkeletonLines count={6} />
        </Loading>
      }
    >
      <HistorySide order={order} onClose={close} onShow={status === 'draft' ? show : undefined} />
    </Suspense>
  );
  return { button, panel };
};
