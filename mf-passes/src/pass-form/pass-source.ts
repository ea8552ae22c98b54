import type { PersonalPass } from '@fairfront/shared-kit/platform';
import { personOf } from '../context/person-name';
import { formOfPass, type PassFormValues } from './pass-form-values';

/** The pass that a form is filled from. */
export interface PassSource {
  id: number;
  name: string;
  values: PassFormValues;
  /** The rejected pass that gives way to what is sent; absent for a copy, which stands beside it. */
  rejected?: PersonalPass;
}

/** PASS-308 */
export const copyOf = (pass: PersonalPass): PassSource => ({
  id: pass.id,
  name: personOf(pass),
  values: formOfPass(pass),
});

/** PASS-324 */
export const reissueOf = (pass: PersonalPass): PassSource => ({ ...copyOf(pass), rejected: pass });
