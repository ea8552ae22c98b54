import { textLength } from '../../model';
import { mixed, object, string, type AnyObjectSchema } from 'yup';
import { publicationFileIssue, publicationLimits, publicationTypes, type PublicationFileFacts } from './publications';

/** Control characters and the marks that turn the direction of what follows them. */
const lineBreaker = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const words = (limit: number) =>
  string()
    .test('filled', 'required', (value) => (value ?? '').trim() !== '')
    .test('length', 'too_long', function length(value) {
      if (textLength((value ?? '').trim()) <= limit) return true;
      return this.createError({ message: 'too_long', params: { count: limit } });
    });

/** The form of a request; messages are codes of `errors` in the locale files (ACC-166). */
export const publicationSchema: AnyObjectSchema = object({
  type: string().required('publication_type').oneOf(publicationTypes, 'publication_type'),
  title: words(publicationLimits.title).test('line', 'one_line', (value) => !lineBreaker.test((value ?? '').trim())),
  text: words(publicationLimits.text),
  file: mixed<PublicationFileFacts>()
    .nullable()
    .test('file', 'file_type', function judge(file) {
      const issue = file ? publicationFileIssue(file) : null;
      return issue === null || this.createError({ message: issue });
    }),
});

/** The organiser's comment on a request; it may stay empty (ACC-205). */
export const publicationCommentSchema: AnyObjectSchema = object({
  comment: string().test('length', 'too_long', function length(value) {
    if (textLength((value ?? '').trim()) <= publicationLimits.comment) return true;
    return this.createError({ message: 'too_long', params: { count: publicationLimits.comment } });
  }),
});
