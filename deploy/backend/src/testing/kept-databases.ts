import type { TestDatabase } from './test-database';

/** Databases of this test file that nobody uses at the moment. Stands apart, because every test file loads it. */
class KeptDatabases {
  private waiting: TestDatabase[] | null = [];

  take(): TestDatabase | undefined {
    return this.waiting?.pop();
  }

  /** Keeps a database for the next test; after the last one it is closed. */
  async keep(database: TestDatabase): Promise<void> {
    if (this.waiting) this.waiting.push(database);
    else await database.close();
  }

  /** The file has no further tests. */
  async end(): Promise<void> {
    const rest = this.waiting ?? [];
    this.waiting = null;
    await Promise.all(rest.map(({ close }) => close()));
  }
}

export const keptDatabases = new KeptDatabases();
