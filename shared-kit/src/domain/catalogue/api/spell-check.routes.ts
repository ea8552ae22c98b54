import { Type } from 'typebox';
import { errorResponses, routeTable } from '../../http';
import { SpellingError, spellingLanguages, spellingTextLimit } from './spelling.schema';

const SpellCheckQuery = Type.Object({
  text: Type.String({
    maxLength: spellingTextLimit,
    description: 'A description, or a part of a longer one (CAT-086)',
  }),
  lang: Type.Enum([...spellingLanguages]),
});

export const SpellCheckResponse = Type.Object(
  {
    data: Type.Array(SpellingError),
    meta: Type.Object({
      checked: Type.Boolean({ description: 'False: nobody has looked at the text, the list says nothing about it' }),
    }),
  },
  { title: 'SpellCheckResponse', description: 'CAT-085' },
);

/** Spelling of the descriptions: nothing of a text is stored, and no log holds one (CAT-085). */
export const spellCheckApi = routeTable('catalogue', {
  'GET /spell-check': {
    summary: 'Words of a text that look wrong; `checked` is false without a service or without its answer (CAT-085)',
    query: SpellCheckQuery,
    responses: { 200: SpellCheckResponse, ...errorResponses(401, 422) },
  },
});
