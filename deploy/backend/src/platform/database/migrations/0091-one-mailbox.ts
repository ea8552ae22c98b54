import { normalEmail } from '@fairfront/shared-kit/model';
import { sql, type Kysely, type Migration } from 'kysely';

interface Account {
  id: number;
  email: string;
  is_used: boolean;
}

/** Moves the invitations of an account that nobody has registered to the other account of the mailbox, and removes it. */
const join = async (database: Kysely<never>, from: number, to: number): Promise<void> => {
  await sql`
    update invitations i set user_id = ${to}
    where user_id = ${from}
      and not exists (
        select from invitations o
        where o.user_id = ${to} and o.participation_id = i.participation_id and o.activated_at is null)
      and not exists (
        select from participation_users m where m.user_id = ${to} and m.participation_id = i.participation_id)
  `.execute(database);
  await sql`delete from users where id = ${from}`.execute(database);
};

/**
 * E-mails take the form of `normalEmail`. Where a mailbox has several accounts, those that were only invited are joined with the
 * one that is used, else the first; an account with a password keeps its address as it is, because nothing says whose is right.
 */
export const oneMailbox: Migration = {
  up: async (database: Kysely<never>) => {
    const { rows } = await sql<Account>`
      select id, email, password_hash is not null as is_used from users order by password_hash is null, id
    `.execute(database);
    const kept = new Map<string, Account>();
    // exact addresses first: they are taken, whoever was there before
    for (const account of rows) if (account.email === normalEmail(account.email)) kept.set(account.email, account);
    for (const account of rows) {
      const email = normalEmail(account.email);
      const first = kept.get(email);
      if (first === account) continue;
      if (!first) {
        kept.set(email, account);
        await sql`update users set email = ${email} where id = ${account.id}`.execute(database);
      } else if (!account.is_used) {
        await join(database, account.id, first.id);
      } else if (!first.is_used) {
        await join(database, first.id, account.id);
        kept.set(email, account);
        await sql`update users set email = ${email} where id = ${account.id}`.execute(database);
      }
    }
    for (const table of ['participant_codes', 'pass_links'] as const) {
      const links = await sql<{ id: number; email: string }>`
        select id, email from ${sql.table(table)} where email is not null
      `.execute(database);
      for (const { id, email } of links.rows) {
        const normal = normalEmail(email);
        if (normal !== email) {
          await sql`update ${sql.table(table)} set email = ${normal} where id = ${id}`.execute(database);
        }
      }
    }
  },
};
