import { useEffect, useState } from 'react';
import { focusPlace } from '../context/order-place';
import { useWizardDetails } from '../context/wizard-details';

/** Rendered beside a loaded step; moves the focus to the requested target. */
export const PlaceFocus = () => {
  const { wanted, reached } = useWizardDetails();
  // waits for a second render: only then do the fields of the first one have their notes
  const [mark, setMark] = useState<HTMLSpanElement | null>(null);
  useEffect(() => {
    if (!wanted || !mark) return;
    focusPlace(mark.getRootNode() as Document | ShadowRoot, wanted);
    reached();
  }, [mark, wanted, reached]);
  return <span ref={setMark} hidden />;
};
