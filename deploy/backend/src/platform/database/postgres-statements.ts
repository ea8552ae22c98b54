import { createHash } from 'node:crypto';
import { Client } from 'pg';

/**
 * Maximum number of named statements per connection; later ones, such as lists of varying length, are planned each
 * time.
 */
const namedStatements = 400;
/** Statements worth naming; others are sent unchanged. */
const keepable = /^\s*(select|with|insert|update|delete)\b/i;
/** SQLSTATE of a plan that is invalid because another process has changed a table. */
const featureNotSupported = '0A000';

/** Whether a cached plan was invalidated by a table change: the statement was not executed and may be sent again. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error &&
  (error as { code?: unknown }).code === featureNotSupported &&
  error.message.includes('cached plan');

/** A query as passed by Kysely and the guards of the pool. */
interface Asked {
  text: string;
  values?: unknown[];
}

const isAsked = (config: unknown): config is Asked =>
  typeof config === 'object' && config !== null && 'text' in config && !('name' in config) && !('submit' in config);

/**
 * A connection that names its queries: the server parses each text once and soon caches its plan, which is most of the
 * time of a small query. After a table change all of them get new names.
 */
export class NamingClient extends Client {
  private names = new Map<string, string>();
  private generation = 0;

  // the overloads of the library cannot be repeated here; every form other than Kysely's is passed on unchanged
  override query = ((config: unknown, values?: unknown, callback?: unknown) => {
    const asked = typeof config === 'string' && Array.isArray(values) ? { text: config, values } : config;
    const name = callback === undefined && isAsked(asked) ? this.nameOf(asked.text) : undefined;
    if (name === undefined) return super.query(config as never, values as never, callback as never);
    return this.ask({ ...(asked as Asked), name });
  }) as Client['query'];

  private async ask(query: Asked & { name: string }): Promise<unknown> {
    try {
      return await super.query(query);
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      this.names = new Map();
      this.generation += 1;
      // within a transaction everything before it is lost too: its caller retries it
      if (this.getTransactionStatus() !== 'I') throw error;
      return super.query({ ...query, name: this.nameOf(query.text) ?? '' });
    }
  }

  private nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined) return known;
    if (this.names.size >= namedStatements || !keepable.test(text)) return undefined;
    const name = `${this.generation}-${createHash('sha256').update(text).digest('base64url')}`;
    this.names.set(text, name);
    return name;
  }
}
