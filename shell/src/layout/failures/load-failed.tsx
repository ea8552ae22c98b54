import { useEffect, useRef } from 'react';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';

/** A small part (a menu) failed to load: a popup says so, the part closes, the next click tries again. */
export const LoadFailed = ({ onReported }: { onReported: () => void }) => {
  const { t } = useTranslation('kit');
  const { messages } = usePlatform();
  const notify = useRef(() => {
    messages.error(t('error.noConnection'));
    onReported();
  });
  useEffect(() => notify.current(), []);
  return null;
};
