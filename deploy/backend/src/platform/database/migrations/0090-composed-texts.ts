import { sql, type Migration } from 'kysely';

/**
 * Texts that came in decomposed letters («й» in two characters) are composed, as every text is when it comes in now: one word
 * has one form and one length. E-mails have a form of their own, `0091-one-mailbox`.
 */
export const composedTexts: Migration = {
  up: async (database) => {
    await sql`
      do $$
      declare
        here record;
      begin
        for here in
          select c.table_name,
            string_agg(
              case c.data_type when 'text' then format('%1$I = normalize(%1$I, NFC)', c.column_name)
                else format('%1$I = normalize(%1$I::text, NFC)::jsonb', c.column_name) end, ', ') as changes,
            string_agg(format('%I::text is not nfc normalized', c.column_name), ' or ') as found
          from information_schema.columns c
          join information_schema.tables t using (table_schema, table_name)
          where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
            and c.table_name not like 'kysely%'
            and c.data_type in ('text', 'jsonb') and c.is_generated = 'NEVER'
            and not (c.table_name = 'users' and c.column_name = 'email')
          group by c.table_name
        loop
          execute format('update %I set %s where %s', here.table_name, here.changes, here.found);
        end loop;
      end $$`.execute(database);
  },
};
