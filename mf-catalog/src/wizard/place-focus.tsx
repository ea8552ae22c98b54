import { useEffect, useState } from 'react';
import { focusPlace } from '../context/order-place';
import { useWizardDetails } from '../context/wizard-details';

/** Stands beside a step whose code has come, and moves the keyboard to the place that was asked for. */
export const PlaceFocus = () => {
  const { wanted, reached } = useWizardDetails();
  // a second drawing by then: only with it do notes stand at the fields that have come with the first one
  const [mark, setMark] = useState<HTMLSpanElement | null>(null);
  useEffect(() => {
    if (!wanted || !mark) return;
    focusPlace(mark.getRootNode() as Document | ShadowRoot, wanted);
    reached();
  }, [mark, wanted, reached]);
  return <span ref={setMark} hidden />;
};
