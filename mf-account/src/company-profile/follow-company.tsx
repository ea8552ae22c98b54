import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Company } from '../api/company';
import type { CompanyValues } from '@fairfront/shared-kit/domain/account';
import { followValues, sameValues, valuesOf } from './company-form-values';

/** Applies a company change made elsewhere to the open form without losing edits. */
export const FollowCompany = ({ company }: { company: Company }) => {
  const { isSubmitting, initialValues, values, touched, errors, submitCount, resetForm, setValues } =
    useFormikContext<CompanyValues>();
  const known = useRef(valuesOf(company));
  // the form values are read when the change arrives; typing does not trigger this effect
  const applyChange = useEffectEvent((fresh: CompanyValues) => {
    if (sameValues(initialValues, fresh)) return;
    resetForm({ values: fresh, touched, errors, submitCount });
    void setValues(followValues(initialValues, values, fresh), false);
  });
  useEffect(() => {
    const fresh = valuesOf(company);
    // the form applies its own save once it has settled
    if (isSubmitting || sameValues(known.current, fresh)) return;
    known.current = fresh;
    applyChange(fresh);
  }, [company, isSubmitting]);
  return null;
};
