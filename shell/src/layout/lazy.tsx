import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useShell } from '../shell-services';
import { lazyTexts, type LazyNamespace } from '../locale/shell-texts';
import type { Texts } from '../locale/texts';
import { SectionError } from './failures/section-error';

interface LazyProps {
  /** Rendered while the code is loading; takes the space of the part. */
  waiting?: ReactNode;
  /** Rendered when the code failed to load; the retry requests it again. */
  failed?: (retry: () => void) => ReactNode;
}

/** Prefetches a part; resolves when it has loaded or failed. */
export type Preload = (texts: Texts) => Promise<unknown>;

/**
 * A part of the shell whose code and texts load on first render. Unlike `React.lazy` it can be retried after a failed
 * load.
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
  // prefetching may fail: the part loads again when it renders
  return Object.assign(Lazy, { preload: (texts: Texts) => fetchAll(texts).catch(() => undefined) });
};
