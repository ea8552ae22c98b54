import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

/** `npm run organizer -- …` with these settings, as a member of staff types it. */
export class CommandLine {
  private readonly folder = mkdtempSync(join(tmpdir(), 'fairfront-commands-'));

  constructor(private readonly env: Readonly<Record<string, string>>) {}

  /** @returns what it prints @throws Error with its output if it ends with an error */
  async run(...words: string[]): Promise<string> {
    const { stdout } = await run(process.execPath, ['deploy/backend/organizer.mjs', ...words], {
      cwd: root,
      env: { ...process.env, ...this.env },
      maxBuffer: 64 * 1_048_576,
    });
    return stdout.trim();
  }

  /** The same, for commands that print JSON. */
  async json<Answer>(...words: string[]): Promise<Answer> {
    return JSON.parse(await this.run(...words)) as Answer;
  }

  /** Calls a path with a body. */
  call<Answer>(call: string, body: object): Promise<Answer> {
    return this.json('call', call, '--body', this.file('body.json', JSON.stringify(body)));
  }

  /** A file for a command. @returns its path */
  file(name: string, content: string | Uint8Array): string {
    const path = join(this.folder, name);
    writeFileSync(path, content);
    return path;
  }
}
