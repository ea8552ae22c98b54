// CommonJS: loaded by start.mjs as it is, bundled into backend and registry, and read by jest without a transform
const {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
  existsSync,
} = require('node:fs');
const { hostname } = require('node:os');
const { dirname } = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
const lockfile = require('proper-lockfile');

/** A lock that nobody has kept fresh for so long is left behind, milliseconds. */
const staleMs = 10_000;
const updateMs = 2_000;
const pollMs = 200;

/** A living process has the lock. */
class LockHeld extends Error {
  /** @param {string} path @param {number | null} pid null: of another machine, or not known yet @param {string | null} host */
  constructor(path, pid, host = null) {
    const where = host === null ? '' : ` of the machine ${host}`;
    super(`${path} is held by ${pid === null ? 'another process' : `process ${pid}`}${where}`);
    this.name = 'LockHeld';
    this.pid = pid;
    /** Name of the other machine; null: this one, or not known. */
    this.host = host;
    this.files = [`${path}.lock`, `${path}.holder`];
  }
}

const readText = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** The machine in this run of it: process numbers of another one say nothing here. */
const machine = () => `${hostname()} ${readText('/proc/sys/kernel/random/boot_id').trim()}`;

/** When a process began, which tells it from a later one with the same number; null: there is none, or only a zombie. */
const beginningOf = (pid) => {
  const stat = readText(`/proc/${pid}/stat`);
  if (!stat) return null;
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return 'ZX'.includes(state) ? null : rest[18];
};

/** The folder of a lock, which keeps its number when it is renamed; a copy of it has another one. */
const folderOf = (path) => statSync(dirname(path)).ino;

const ownRecord = (path) => ({
  pid: process.pid,
  began: beginningOf(process.pid),
  machine: machine(),
  folder: folderOf(path),
});

const readRecord = (file) => {
  try {
    const record = JSON.parse(readText(file));
    return Number.isInteger(record?.pid) && record.pid > 0 ? record : null;
  } catch {
    return null;
  }
};

/**
 * `unknown`: on another machine, or a system that does not tell when a process began. The record of a copied folder speaks
 * of a process that holds the original: it counts as dead.
 */
const stateOf = (record, path) => {
  if (!record || record.machine !== machine()) return 'unknown';
  if (record.folder !== undefined && record.folder !== folderOf(path)) return 'dead';
  if (record.began !== null) return beginningOf(record.pid) === record.began ? 'alive' : 'dead';
  try {
    process.kill(record.pid, 0);
    return 'unknown';
  } catch (error) {
    return error.code === 'ESRCH' ? 'dead' : 'unknown';
  }
};

/** Of several that find a lock of a dead process one removes it: who could take the record away. */
const removeDead = (lockPath, recordPath, record) => {
  const taken = `${recordPath}.${process.pid}`;
  try {
    renameSync(recordPath, taken);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (readText(taken) === JSON.stringify(record)) {
    try {
      rmdirSync(lockPath);
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
    rmSync(taken, { force: true });
  } else renameSync(taken, recordPath);
};

const tryLock = async (path, lockPath, onLost) => {
  try {
    return await lockfile.lock(path, {
      lockfilePath: lockPath,
      realpath: false,
      stale: staleMs,
      update: updateMs,
      onCompromised: onLost,
    });
  } catch (error) {
    if (error.code === 'ELOCKED') return null;
    throw error;
  }
};

/**
 * Takes a lock for this process (SHELL-297). The lock is a folder that its holder keeps fresh (proper-lockfile); beside it
 * stands who that is, so that a lock of a killed process is taken over at once and one of a suspended process never.
 * A lock without a readable record counts as left behind when it has not been kept fresh for 10 s: so long it is waited for.
 * @param {string} path `<path>.lock` and `<path>.holder` are used
 * @param {(error: Error) => void} onLost somebody else has removed or taken the lock: the work must end
 * @returns {Promise<() => Promise<void>>} gives the lock back
 * @throws LockHeld
 */
const takeLock = async (path, onLost) => {
  const [lockPath, recordPath] = [`${path}.lock`, `${path}.holder`];
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const until = Date.now() + staleMs + 2 * updateMs;
  for (;;) {
    const record = readRecord(recordPath);
    const state = stateOf(record, path);
    if (existsSync(lockPath)) {
      if (state === 'alive') throw new LockHeld(path, record.pid);
      if (state === 'dead') removeDead(lockPath, recordPath, record);
    }
    const release = await tryLock(path, lockPath, onLost);
    if (release) {
      writeFileSync(recordPath, JSON.stringify(ownRecord(path)), { mode: 0o600 });
      return async () => {
        rmSync(recordPath, { force: true });
        await release();
      };
    }
    if (Date.now() > until) {
      const isElsewhere = record && record.machine !== machine();
      throw new LockHeld(path, record?.pid ?? null, isElsewhere ? String(record.machine).split(' ')[0] : null);
    }
    await pause(pollMs);
  }
};

module.exports = { takeLock, LockHeld };
