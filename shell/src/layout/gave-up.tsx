import { useEffect, useRef } from 'react';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';

/** A small part (a menu) could not be fetched: the popup says so, the part closes, the next press tries again. */
export const GaveUp = ({ onTold }: { onTold: () => void }) => {
  const { t } = useTranslation('kit');
  const { messages } = usePlatform();
  const tell = useRef(() => {
    messages.error(t('error.noConnection'));
    onTold();
  });
  useEffect(() => tell.current(), []);
  return null;
};
