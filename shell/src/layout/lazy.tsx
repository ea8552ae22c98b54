import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useShell } from '../shell-services';
import { lazyTexts, type LazyNamespace } from '../locale/shell-texts';
import type { Texts } from '../locale/texts';
import { SectionError } from './failures/section-error';

interface LazyProps {
  /** Drawn while the code is on its way; takes the room of the part. */
  waiting?: ReactNode;
  /** Drawn when the code did not come; the retry asks for it anew. */
  failed?: (retry: () => void) => ReactNode;
}

/** Fetches a part ahead of its first drawing; ends when it is there, or could not come. */
export type Preload = (texts: Texts) => Promise<unknown>;

/**
 * A part of the shell whose code, and texts, come when it is drawn for the first time. Unlike `React.lazy` it can be
 * tried again after a failed load.
 */
export const lazy = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  namespace?: LazyNamespace,
): ComponentType<Props & LazyProps> & { preload: Preload } => {
  let loaded: ComponentType<Props> | null = null;
  const isReady = (texts: Texts) => loaded !== null && (!namespace || texts.has(namespace));
  const fetchAll = async (texts: Texts) => {
    const [module] = await Promise.all([load(), namespace && texts.add(namespace, lazyTexts[namespace])]);
    loaded = module.default;
  };

  const Lazy = ({ waiting = null, failed, ...props }: Props & LazyProps) => {
    const { texts } = useShell();
    const [state, setState] = useState<'loading' | 'ready' | 'failed'>(isReady(texts) ? 'ready' : 'loading');
    useEffect(() => {
      if (state !== 'loading') return undefined;
      let isMounted = true;
      const settle = (next: 'ready' | 'failed') => {
        if (isMounted) startTransition(() => setState(next));
      };
      fetchAll(texts).then(
        () => settle('ready'),
        () => settle('failed'),
      );
      return () => {
        isMounted = false;
      };
    }, [state, texts]);

    if (state === 'ready' && loaded) {
      const Part = loaded;
      return <Part {...(props as unknown as Props)} />;
    }
    if (state === 'loading') return waiting;
    const retry = () => setState('loading');
    return failed ? failed(retry) : <SectionError retry={retry} />;
  };
  // a hint that may fail: the part asks again when it is drawn
  return Object.assign(Lazy, { preload: (texts: Texts) => fetchAll(texts).catch(() => undefined) });
};
