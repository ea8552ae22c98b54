/**
 * Runs the tests of a package on all cores: the default of one core less would leave half of a small machine idle. A
 * worker that has grown is replaced, because it would mostly collect garbage.
 */
export const jestWorkers = { maxWorkers: '100%', workerIdleMemoryLimit: '1GB' };
