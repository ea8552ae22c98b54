import { useEffect, useState, type ComponentType } from 'react';
import { atRest } from './at-rest';

/**
 * A component that loads lazily on first use. A failed load throws to the error boundary; rendering again retries it
 * (`React.lazy` would keep the failure forever).
 * @param options optional: preload when the browser is idle; without it nothing renders, and nothing throws
 */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { optional = false } = {},
): ComponentType<Props> => {
  const OnDemand = (props: Props) => {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [failure, setFailure] = useState<unknown>(null);
    useEffect(() => {
      const begin = () => void load().then((loaded) => setPart(() => loaded), setFailure);
      if (optional) return atRest(begin);
      begin();
      return undefined;
    }, []);
    if (failure !== null && !optional) throw failure;
    return Part && <Part {...props} />;
  };
  return OnDemand;
};
