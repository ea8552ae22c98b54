import { useRef, useState } from 'react';
import { usePlatform, useTranslation } from '../../platform';

/** Code that comes with its first use. */
export interface LazyCode<Module> {
  /** Loads it once and hands it out; null when it could not be loaded, which has been said by then. */
  load: () => Promise<Module | null>;
  isLoading: boolean;
}

/**
 * Code that is needed only when somebody acts: loaded at the first use, a failed load can be repeated and is said in the
 * popup.
 * @param load the dynamic import
 */
export const useLazyCode = <Module>(load: () => Promise<Module>): LazyCode<Module> => {
  const { messages } = usePlatform();
  const { t } = useTranslation('kit');
  const loaded = useRef<Promise<Module> | null>(null);
  const [isLoading, setLoading] = useState(false);
  return {
    isLoading,
    load: async () => {
      setLoading(true);
      loaded.current ??= load();
      try {
        return await loaded.current;
      } catch {
        loaded.current = null;
        messages.error(t('error.noConnection'));
        return null;
      } finally {
        setLoading(false);
      }
    },
  };
};
