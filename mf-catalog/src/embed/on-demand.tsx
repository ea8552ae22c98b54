import { useEffect, useState, type ComponentType } from 'react';
import { atRest } from './at-rest';

/**
 * A component whose code comes with its first use. Code that does not come breaks what is around; drawn again there, it is asked for
 * once more (`React.lazy` would keep the failure for ever).
 * @param options optional: its code comes when the browser is at rest; without it nothing is drawn, and nothing breaks
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
