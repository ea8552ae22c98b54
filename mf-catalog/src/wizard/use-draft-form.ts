import { useFormikContext } from 'formik';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';

/** The values of the wizard form, readable and writable between two renders too. */
export const useDraftForm = () => {
  const { values, setValues } = useFormikContext<OrderDraft>();
  const newest = useRef(values);
  useLayoutEffect(() => {
    newest.current = values;
  }, [values]);
  const read = useCallback(() => newest.current, []);
  const write = useCallback(
    (draft: OrderDraft) => {
      if (draft === newest.current) return;
      newest.current = draft;
      void setValues(draft);
    },
    [setValues],
  );
  return { draft: values, read, write };
};
