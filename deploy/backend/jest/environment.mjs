import { TestEnvironment } from 'jest-environment-node';

/** Databases that no test uses at the moment. Jest loads our modules anew for every test file; these, by the rows they begin with, outlive the files. */
const idle = { migrated: [], demo: [] };

export default class extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    // an object of this file: jest empties what stands in its globals
    this.global.idleDatabases = {
      take: (rows) => idle[rows].pop(),
      keep: (rows, database) => idle[rows].push(database),
    };
  }
}
