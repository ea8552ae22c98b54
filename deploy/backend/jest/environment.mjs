import { TestEnvironment } from 'jest-environment-node';

/**
 * Databases that no test uses at the moment. Jest loads our modules anew for every test file; these, by the rows they
 * begin with, outlive the files.
 * @type {{ migrated: object[], demo: object[] }}
 */
const idle = { migrated: [], demo: [] };
/** @typedef {keyof typeof idle} Rows */

export default class extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    // an object of this file, because jest clears its globals
    this.global.idleDatabases = {
      take: (/** @type {Rows} */ rows) => idle[rows].pop(),
      keep: (/** @type {Rows} */ rows, /** @type {object} */ database) => idle[rows].push(database),
    };
  }
}
