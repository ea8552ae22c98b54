import { comparedSigns } from '@fairfront/shared-kit/domain/common';
import { sql, type Expression, type RawBuilder } from 'kysely';

const others = Object.values(comparedSigns).join('');
const signs = Object.entries(comparedSigns)
  .map(([sign, alike]) => sign.repeat(alike.length))
  .join('');

/** The characters that `withoutInvisible` removes, as far as texts of the portal can contain them. */
const invisible = '[\\u00ad\\u034f\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff]';

/** `comparisonKey` of the shared model in SQL: a search finds texts that look the same. */
export const comparable = (text: Expression<string>): RawBuilder<string> => sql<string>`trim(
  regexp_replace(
    regexp_replace(
      translate(
        lower(regexp_replace(normalize(${text}, NFKC), ${sql.lit(invisible)}, '', 'g')),
        ${sql.lit(`${others}ё`)}, ${sql.lit(`${signs}е`)}
      ),
      '\\s+', ' ', 'g'
    ),
    ' ?- ?', '-', 'g'
  )
)`;
