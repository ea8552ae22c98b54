import { textLength } from '../../model';
import { readDay } from '../../formats';
import { array, boolean, number, object, string, type AnyObjectSchema } from 'yup';
import { announcementAudiences, announcementFileLimit, announcementLimits } from './announcements';

/** Control characters and the marks that turn the direction of what follows them. */
const lineBreaker = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const words = (limit: number) =>
  string()
    .test('filled', 'required', (value) => (value ?? '').trim() !== '')
    .test('length', 'too_long', function length(value) {
      if (textLength((value ?? '').trim()) <= limit) return true;
      return this.createError({ message: 'too_long', params: { count: limit } });
    });

const line = words(announcementLimits.title).test(
  'line',
  'one_line',
  (value) => !lineBreaker.test((value ?? '').trim()),
);

/**
 * What the organiser publishes (ACC-220, ACC-225); messages are codes of `errors` in the locale files. `today` is the day at
 * the exhibition, `file` the size of the PDF, null without one.
 */
export const announcementSchema: AnyObjectSchema = object({
  title_rus: line,
  title_eng: line,
  body_rus: words(announcementLimits.body),
  body_eng: words(announcementLimits.body),
  audience: array().of(string().oneOf(announcementAudiences, 'announcement_audience')).min(1, 'announcement_audience'),
  is_compulsory: boolean(),
  today: string(),
  read_until: string()
    .nullable()
    .test('day', 'announcement_day', (value) => !value || readDay(value) !== null)
    .test('compulsory', 'announcement_optional_day', function compulsory(value) {
      return !value || (this.parent as { is_compulsory?: boolean }).is_compulsory === true;
    })
    .test('ahead', 'announcement_past', function ahead(value) {
      return !value || value >= ((this.parent as { today?: string }).today ?? '');
    }),
  file: number().nullable().min(1, 'file_empty').max(announcementFileLimit, 'file_too_big'),
});
