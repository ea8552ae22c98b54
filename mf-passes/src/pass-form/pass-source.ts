import type { PersonalPass } from '@fairfront/shared-kit/platform';
import { personOf } from '../context/person-name';
import { formOfPass, type PassFormValues } from './pass-form-values';

/** The pass that fills a form. */
export interface PassSource {
  id: number;
  name: string;
  values: PassFormValues;
  /** The rejected pass that the new one replaces; absent for a copy. */
  rejected?: PersonalPass;
}

export const copyOf = (pass: PersonalPass): PassSource => ({
  id: pass.id,
  name: personOf(pass),
  values: formOfPass(pass),
});

export const reissueOf = (pass: PersonalPass): PassSource => ({ ...copyOf(pass), rejected: pass });
