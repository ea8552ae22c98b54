import { TestEnvironment } from 'jest-environment-node';

/** Databases that no test uses at the moment. Jest loads our modules anew for every test file; these outlive the files. */
const idle = [];

export default class extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    // an object of this file: jest empties what stands in its globals
    this.global.idleDatabases = { take: () => idle.pop(), keep: (database) => idle.push(database) };
  }
}
