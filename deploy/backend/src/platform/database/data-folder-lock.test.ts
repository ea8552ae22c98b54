import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolderLocked, lockDataFolder } from './data-folder-lock';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairfront-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const takeAndGiveBack = async (): Promise<void> => (await lockDataFolder(folder))();

/** The first line printed by a separate process. */
const firstLine = async (command: string, args: string[]): Promise<{ child: ChildProcess; line: string }> => {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, line: chunk.toString().trim() };
};

/** Another process that holds the folder. */
const otherHolder = async (): Promise<ChildProcess> => {
  const lock = join(__dirname, '../../../../setup/process-lock.cjs');
  const script = `require(process.argv[1]).takeLock(process.argv[2], () => {}).then(() => setInterval(() => {}, 1000) && console.log('taken'))`;
  return (await firstLine(process.execPath, ['-e', script, lock, join(folder, 'fairfront')])).child;
};

/** Leaves the lock of a holder that could not clean up. */
const leave = (record: string): void => {
  mkdirSync(join(folder, 'fairfront.lock'));
  writeFileSync(join(folder, 'fairfront.holder'), record);
};
const recordOf = async (): Promise<{ pid: number; began: string; machine: string }> => {
  const release = await lockDataFolder(folder);
  const record = JSON.parse(readFileSync(join(folder, 'fairfront.holder'), 'utf8')) as {
    pid: number;
    began: string;
    machine: string;
  };
  await release();
  return record;
};

it('a folder that a running process holds is rejected, naming the process [SHELL-297]', async () => {
  const holder = await otherHolder();
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderLocked);
  await expect(lockDataFolder(folder)).rejects.toThrow(`process ${holder.pid}`);
});

it('a copy of a folder that a running process holds is accepted, and the original stays locked [SHELL-606]', async () => {
  const holder = await otherHolder();
  const copy = mkdtempSync(join(tmpdir(), 'fairfront-copy-'));
  cpSync(folder, copy, { recursive: true });
  await (
    await lockDataFolder(copy)
  )();
  await expect(lockDataFolder(folder)).rejects.toThrow(`process ${holder.pid}`);
  rmSync(copy, { recursive: true, force: true });
});

it('the error names the other machine, and the files to remove if nothing uses the folder [SHELL-606]', () => {
  const files = ['/data/fairfront.lock', '/data/fairfront.holder'];
  const { message } = new DataFolderLocked('/data', { pid: 7, host: 'other', files });
  expect(message).toContain('in use by process 7 of the machine other');
  expect(message).toContain('remove /data/fairfront.lock and /data/fairfront.holder');
});

it('the lock is not taken from a process that was suspended for a long time [SHELL-297]', async () => {
  const release = await lockDataFolder(folder);
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(join(folder, 'fairfront.lock'), longAgo, longAgo);
  await expect(lockDataFolder(folder)).rejects.toThrow(`process ${process.pid}`);
  await release().catch(() => undefined);
});

it('a released lock passes to the next process', async () => {
  await takeAndGiveBack();
  await takeAndGiveBack();
});

it('the lock of a killed process is taken over at once, by only one of several [SHELL-297]', async () => {
  const holder = await otherHolder();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const results = await Promise.allSettled(Array.from({ length: 4 }, () => lockDataFolder(folder)));
  const winners = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(winners).toHaveLength(1);
  for (const release of winners) await release();
});

it('a lock is taken over if the system has reused its process id [SHELL-297]', async () => {
  leave(JSON.stringify({ ...(await recordOf()), began: '1' }));
  await takeAndGiveBack();
});

it('the lock of a zombie process is taken over [SHELL-297]', async () => {
  const record = await recordOf();
  // the shell is replaced by a program that never reaps its child, before the child ends
  const { line } = await firstLine('/bin/sh', ['-c', 'sleep 1 & echo $!; exec sleep 60']);
  const stat = () => readFileSync(`/proc/${line}/stat`, 'utf8');
  while (!stat().includes(') Z ')) await new Promise(setImmediate);
  const began = stat().split(' ')[21];
  leave(JSON.stringify({ ...record, pid: Number(line), began }));
  await takeAndGiveBack();
});

it.each([
  ['an empty record, as a full disk leaves it', ''],
  ['the process number 0', '0'],
  ['half a record', '{"pid":1'],
])('a lock with %s that is not refreshed is taken over [SHELL-297]', async (_what, record) => {
  leave(record);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(join(folder, 'fairfront.lock'), longAgo, longAgo);
  await takeAndGiveBack();
});
