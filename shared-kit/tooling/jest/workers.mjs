/**
 * How jest runs the tests of a package: on all cores, as one core less, the default, would leave half of a small machine idle. A
 * worker that has grown is replaced, because it collects more garbage than it tests.
 */
export const jestWorkers = { maxWorkers: '100%', workerIdleMemoryLimit: '1GB' };
