import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Company } from '../api/company';
import type { CompanyValues } from '@fairfront/shared-kit/domain/account';
import { followValues, sameValues, valuesOf } from './company-form-values';

/** Brings a change of the company that was made elsewhere into the open form, without losing what is typed (ACC-178). */
export const FollowCompany = ({ company }: { company: Company }) => {
  const { isSubmitting, initialValues, values, touched, errors, submitCount, resetForm, setValues } =
    useFormikContext<CompanyValues>();
  const known = useRef(valuesOf(company));
  // what is typed is read when the change comes, and typing brings no change
  const takeIn = useEffectEvent((fresh: CompanyValues) => {
    if (sameValues(initialValues, fresh)) return;
    resetForm({ values: fresh, touched, errors, submitCount });
    void setValues(followValues(initialValues, values, fresh), false);
  });
  useEffect(() => {
    const fresh = valuesOf(company);
    // what a save of this form has changed is taken in when the form has settled
    if (isSubmitting || sameValues(known.current, fresh)) return;
    known.current = fresh;
    takeIn(fresh);
  }, [company, isSubmitting]);
  return null;
};
