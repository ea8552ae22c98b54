import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { Company } from '../api/company';
import type { CompanyValues } from '../model';
import { followValues, sameValues, valuesOf } from './company-values';

/** Brings a change of the company that was made elsewhere into the open form, without losing what is typed (ACC-178). */
export const FollowCompany = ({ company }: { company: Company }) => {
  const formik = useFormikContext<CompanyValues>();
  const { isSubmitting } = formik;
  const known = useRef(valuesOf(company));
  useEffect(() => {
    const fresh = valuesOf(company);
    // what a save of this form has changed is taken in when the form has settled
    if (isSubmitting || sameValues(known.current, fresh)) return;
    known.current = fresh;
    const { initialValues, values, touched, errors, submitCount } = formik;
    if (sameValues(initialValues, fresh)) return;
    formik.resetForm({ values: fresh, touched, errors, submitCount });
    void formik.setValues(followValues(initialValues, values, fresh), false);
    // the newest company is what this follows; typing is read when it comes
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [company, isSubmitting]);
  return null;
};
