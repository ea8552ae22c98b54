import type { CodedIssues } from '@fairfront/shared-kit/domain/validation';
import { invalidTexts, type HttpError } from './http-error';
import { areaText, type Text, type TextArea } from '../texts/area-texts';

/** A refusal of fields whose rules name codes: the texts are `errors.<code>` of the area. */
export const areaFieldErrors = (area: TextArea, issues: CodedIssues, code?: string): HttpError => {
  const fields = Object.entries(issues).map(([field, { code: name, params }]): [string, Text] => [
    field,
    areaText(area, `errors.${name}`, params),
  ]);
  const codes = new Set(Object.values(issues).map((issue) => issue.code));
  // a single reason becomes the error code, so that clients can tell it apart
  const [only] = codes.size === 1 ? codes : [];
  return invalidTexts(Object.fromEntries(fields), code ?? only);
};
