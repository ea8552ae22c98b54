import type { PersonalPassFields } from './personal-pass-fields';

/**
 * Word stems by which a comment of the pass bureau refers to a field; JavaScript word boundaries do not support
 * Cyrillic.
 */
const stems: Record<keyof PersonalPassFields, RegExp> = {
  company_name: /компани|организаци|фирм|company|organi[sz]ation/i,
  lastname: /фамили|surname|(last|family) ?name/i,
  name: /(^|[^а-яё])им(я|ени|енем)([^а-яё]|$)|(first|given) ?name/i,
  middlename: /отчеств|patronymic|middle ?name/i,
  birthday: /дат[а-яё]* рожд|birth ?(date|day)|date of birth/i,
  birthday_place: /мест[а-яё]* рожд|birth ?place|place of birth/i,
  country_id: /гражданств|citizenship|nationality/i,
};

/** The fields that a rejection comment refers to, which the form highlights; none if it refers to none. */
export const fieldsOfComment = (comment: string | null): (keyof PersonalPassFields)[] =>
  comment === null
    ? []
    : (Object.keys(stems) as (keyof PersonalPassFields)[]).filter((field) => stems[field].test(comment));
