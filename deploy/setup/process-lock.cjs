// CommonJS, because start.mjs loads it unbuilt, backend and registry bundle it, and jest reads it without a transform
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

/** A lock that was not refreshed for this many milliseconds is stale. */
const staleMs = 10_000;
const updateMs = 2_000;
const pollMs = 200;

/** A running process holds the lock. */
class LockHeld extends Error {
  /**
   * @param {string} path @param {number | null} pid null: on another machine, or not known yet @param {string | null}
   * host
   */
  constructor(path, pid, host = null) {
    const where = host === null ? '' : ` on machine ${host}`;
    super(`${path} is held by ${pid === null ? 'another process' : `process ${pid}`}${where}`);
    this.name = 'LockHeld';
    this.pid = pid;
    /** Name of the other machine; null: this machine, or unknown. */
    this.host = host;
    this.files = [`${path}.lock`, `${path}.holder`];
  }
}

const readText = (/** @type {string} */ file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Identifies the machine and its current boot. Process ids of another boot mean nothing here. */
const machine = () => `${hostname()} ${readText('/proc/sys/kernel/random/boot_id').trim()}`;

/**
 * Start time of a process, which distinguishes it from a later one with the same id; null: there is no such process, or
 * only a zombie.
 * @param {number} pid
 */
const startTimeOf = (pid) => {
  const stat = readText(`/proc/${pid}/stat`);
  if (!stat) return null;
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === undefined || 'ZX'.includes(state) ? null : (rest[18] ?? null);
};

/**
 * Inode of the lock's folder. Renaming keeps it, copying does not.
 * @param {string} path
 */
const folderOf = (path) => statSync(dirname(path)).ino;

const ownRecord = (/** @type {string} */ path) => ({
  pid: process.pid,
  began: startTimeOf(process.pid),
  machine: machine(),
  folder: folderOf(path),
});

/** @typedef {{ pid: number, began: string | null, machine: string, folder?: number }} HolderRecord folder: its inode */

/**
 * @param {string} file
 * @returns {HolderRecord | null}
 */
const readRecord = (file) => {
  try {
    const record = JSON.parse(readText(file));
    return Number.isInteger(record?.pid) && record.pid > 0 ? record : null;
  } catch {
    return null;
  }
};

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

/**
 * `unknown`: the process is on another machine, or the system does not report start times. In a copied folder, the
 * record belongs to a process that holds the original, so it counts as dead.
 * @param {HolderRecord | null} record
 * @param {string} path
 */
const stateOf = (record, path) => {
  if (!record || record.machine !== machine()) return 'unknown';
  if (record.folder !== undefined && record.folder !== folderOf(path)) return 'dead';
  if (record.began !== null) return startTimeOf(record.pid) === record.began ? 'alive' : 'dead';
  try {
    process.kill(record.pid, 0);
    return 'unknown';
  } catch (error) {
    return codeOf(error) === 'ESRCH' ? 'dead' : 'unknown';
  }
};

/**
 * When several processes find the lock of a dead one, only the one that takes the record away removes it.
 * @param {string} lockPath
 * @param {string} recordPath
 * @param {HolderRecord} record
 */
const removeDeadLock = (lockPath, recordPath, record) => {
  const taken = `${recordPath}.${process.pid}`;
  try {
    renameSync(recordPath, taken);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (readText(taken) === JSON.stringify(record)) {
    try {
      rmdirSync(lockPath);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
    rmSync(taken, { force: true });
  } else renameSync(taken, recordPath);
};

/**
 * @param {string} path
 * @param {string} lockPath
 * @param {(error: Error) => void} onLost
 */
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
    if (codeOf(error) === 'ELOCKED') return null;
    throw error;
  }
};

/**
 * Locks a path for this process. The lock is a folder that its holder keeps refreshing (proper-lockfile). A record next
 * to it names the holder, so that the lock of a killed process is taken over at once and that of a suspended process
 * never. A lock without a readable record is stale after 10 s without a refresh, and is waited for until then.
 * @param {string} path `<path>.lock` and `<path>.holder` are used
 * @param {(error: Error) => void} onLost called when another process removed or took the lock: the work must stop
 * @returns {Promise<() => Promise<void>>} releases the lock
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
      if (record && state === 'alive') throw new LockHeld(path, record.pid);
      if (record && state === 'dead') removeDeadLock(lockPath, recordPath, record);
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
