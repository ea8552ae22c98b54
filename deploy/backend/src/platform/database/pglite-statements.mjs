// @ts-check
import { parse, protocol } from '@electric-sql/pglite';

/**
 * Executes queries as named statements of PGlite. Its own `query` plans every query again and makes five round trips; a
 * known statement takes one call and, once PostgreSQL caches its plan, no planning: about a quarter of the time.
 */

const { serialize } = protocol;
/** Statements that change no table, so that cached plans stay valid. */
const keepable = /^\s*(select|with|insert|update|delete|begin|commit|rollback|savepoint|release)\b/i;
/** Maximum number of cached statements; the least recently used one is evicted. */
const keptStatements = 500;

/**
 * Joins several messages into one; the writer of PGlite reuses its memory, so each part is copied before the next is
 * written.
 */
const joined = (/** @type {(() => Uint8Array)[]} */ parts) => Buffer.concat(parts.map((part) => Buffer.from(part())));

export class PgliteStatements {
  /**
   * By text, least recently used first.
   * @type {Map<string, { name: string, parameters: number[], columns: any[] }>}
   */
  known = new Map();
  lastName = 0;

  /** @param {import('@electric-sql/pglite').PGlite} database */
  constructor(database) {
    this.database = database;
  }

  /**
   * @param {string} sql
   * @param {readonly unknown[]} values
   * @returns {Promise<{ rows: unknown[], affectedRows?: number }>}
   */
  async query(sql, values) {
    if (!keepable.test(sql)) {
      await this.evictAll();
      const { rows, affectedRows } = await this.database.query(sql, [...values]);
      return { rows, affectedRows };
    }
    const { name, parameters, columns } = this.known.get(sql) ?? (await this.prepare(sql));
    const texts = values.map((value, index) => this.textOf(value, parameters[index]));
    const answers = await this.send(
      () => serialize.bind({ statement: name, values: texts }),
      () => serialize.execute({}),
      () => serialize.sync(),
    );
    // PGlite's result parser expects the columns before the rows: those of the preparation
    const [result] = parse.parseResults([...columns, ...answers], this.database.parsers);
    return { rows: result?.rows ?? [], affectedRows: result?.affectedRows };
  }

  /** Called before anything that may change tables. */
  async evictAll() {
    if (this.known.size === 0) return;
    this.known.clear();
    await this.database.exec('deallocate all');
  }

  /** @param {string} sql */
  async prepare(sql) {
    this.lastName += 1;
    const name = `s${this.lastName}`;
    const answers = await this.send(
      () => serialize.parse({ name, text: sql }),
      () => serialize.describe({ type: 'S', name }),
      () => serialize.sync(),
    );
    const described = /** @type {import('@electric-sql/pglite').messages.ParameterDescriptionMessage | undefined} */ (
      answers.find((one) => one.name === 'parameterDescription')
    );
    const statement = {
      name,
      parameters: described?.dataTypeIDs ?? [],
      columns: answers.filter((one) => one.name === 'rowDescription'),
    };
    this.known.set(sql, statement);
    const [oldest] = this.known;
    if (oldest && this.known.size > keptStatements) {
      this.known.delete(oldest[0]);
      await this.send(
        () => serialize.close({ type: 'S', name: oldest[1].name }),
        () => serialize.sync(),
      );
    }
    return statement;
  }

  /** @param {(() => Uint8Array)[]} parts */
  send(...parts) {
    return this.database.execProtocolStream(joined(parts), {});
  }

  /** @param {unknown} value @param {number | undefined} type @returns {string | null} */
  textOf(value, type) {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.database.serializers[type];
    return serializer ? serializer(value) : String(value);
  }
}
