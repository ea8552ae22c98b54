import type { PersonalPassFields } from './personal-pass-fields';

/** Stems by which a comment of the pass bureau names a field; a word boundary of JavaScript knows no Cyrillic. */
const stems: Record<keyof PersonalPassFields, RegExp> = {
  company_name: /компани|организаци|фирм|company|organi[sz]ation/i,
  lastname: /фамили|surname|(last|family) ?name/i,
  name: /(^|[^а-яё])им(я|ени|енем)([^а-яё]|$)|(first|given) ?name/i,
  middlename: /отчеств|patronymic|middle ?name/i,
  birthday: /дат[а-яё]* рожд|birth ?(date|day)|date of birth/i,
  birthday_place: /мест[а-яё]* рожд|birth ?place|place of birth/i,
  country_id: /гражданств|citizenship|nationality/i,
};

/** The fields that a comment to a rejection speaks of: the form marks them; a comment that names none marks nothing. */
export const fieldsOfComment = (comment: string | null): (keyof PersonalPassFields)[] =>
  comment === null
    ? []
    : (Object.keys(stems) as (keyof PersonalPassFields)[]).filter((field) => stems[field].test(comment));
