import { Type } from 'typebox';
import { errorResponses } from '@fairfront/shared-kit/domain/http';
import type { RoutePlugin } from '../../../../platform/http/app.types';
import { askSpelling, spellingLanguages, SpellingError, spellingTextLimit } from './spelling-service';

const SpellCheckQuery = Type.Object({
  text: Type.String({
    maxLength: spellingTextLimit,
    description: 'A description, or a part of a longer one (CAT-086)',
  }),
  lang: Type.Enum([...spellingLanguages]),
});

const SpellCheckResponse = Type.Object(
  {
    data: Type.Array(SpellingError),
    meta: Type.Object({
      checked: Type.Boolean({ description: 'False: nobody has looked at the text, the list says nothing about it' }),
    }),
  },
  { title: 'SpellCheckResponse', description: 'CAT-085' },
);

/** Spelling of the descriptions: nothing of a text is stored, and no log holds one (CAT-085). */
export const spellCheckRoutes: RoutePlugin = (app, { config }) => {
  app.get(
    '/spell-check',
    {
      schema: {
        tags: ['catalogue'],
        summary:
          'Words of a text that look wrong; `checked` is false without a service or without its answer (CAT-085)',
        querystring: SpellCheckQuery,
        response: { 200: SpellCheckResponse, ...errorResponses(401, 422) },
      },
    },
    async ({ query }) => {
      const errors = config.spellCheckUrl === null ? null : await askSpelling(config.spellCheckUrl, query);
      return { data: errors ?? [], meta: { checked: errors !== null } };
    },
  );
};
