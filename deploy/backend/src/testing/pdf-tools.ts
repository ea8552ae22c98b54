import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The errors that qpdf and pdftotext report for a PDF, if the machine has them. */
export const pdfProblems = (file: Buffer): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'fairfront-pdf-'));
  const path = join(folder, 'file.pdf');
  writeFileSync(path, file);
  const run = (name: string, args: string[]): string[] => {
    const { status, stdout, stderr, error } = spawnSync(name, args, { encoding: 'utf8', maxBuffer: 100_000_000 });
    return error || (status === 0 && stderr === '') ? [] : [`${name}: ${stderr || stdout}`];
  };
  const problems = [...run('qpdf', ['--check', path]), ...run('pdftotext', [path, join(folder, 'file.txt')])];
  rmSync(folder, { recursive: true });
  return problems;
};
