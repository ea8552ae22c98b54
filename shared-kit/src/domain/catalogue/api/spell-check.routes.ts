import { Type } from 'typebox';
import { errorResponses, routeTable } from '../../http';
import { SpellingError, spellingLanguages, spellingTextLimit } from './spelling.schema';

const SpellCheckQuery = Type.Object({
  text: Type.String({
    maxLength: spellingTextLimit,
    description: 'A description or a part of a longer one',
  }),
  lang: Type.Enum([...spellingLanguages]),
});

export const SpellCheckResponse = Type.Object(
  {
    data: Type.Array(SpellingError),
    meta: Type.Object({
      checked: Type.Boolean({ description: 'False: the text was not checked, so the list means nothing' }),
    }),
  },
  { title: 'SpellCheckResponse' },
);

/** Spell-checks descriptions: texts are neither stored nor logged. */
export const spellCheckApi = routeTable('catalogue', {
  'GET /spell-check': {
    summary: 'Get misspelled words of a text; `checked` is false if the service is missing or did not respond',
    query: SpellCheckQuery,
    responses: { 200: SpellCheckResponse, ...errorResponses(401, 422) },
  },
});
