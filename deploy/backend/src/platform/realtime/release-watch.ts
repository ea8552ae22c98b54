import { readFile, stat } from 'node:fs/promises';
import { revisionOf } from '../http/release-revision';
import { every, type Repeated } from '../jobs/every';
import { releaseChangedEvent, releasesChannel } from './channels';
import type { FanoutLog } from './postgres-fanout';
import type { PublishEvent } from './publisher';

/** Maximum delay until a switch of the release document reaches open tabs. */
const everyMs = 2_000;

/**
 * Announces a new live release to open tabs: published, promoted or rolled back. The event contains only
 * the revision; the edge, which knows the channel rules, determines the versions for a company.
 */
export class ReleaseWatch {
  private watch: Repeated | undefined;
  private stamp = '';
  private revision: number | null = null;

  /** @param file the release document of the store that the edge serves; if it is missing, nothing is announced */
  constructor(
    private readonly file: string,
    private readonly publish: PublishEvent,
    private readonly log: FanoutLog,
  ) {}

  start(): void {
    const failed = (error: unknown) => this.log.error({ err: error }, 'release document not read');
    this.watch = every({ ms: everyMs, failed }, () => this.check());
  }

  async stop(): Promise<void> {
    await this.watch?.stop();
  }

  /** Checks once: the first check only records what is live. */
  async check(): Promise<void> {
    const facts = await stat(this.file).catch(() => null);
    if (!facts) return;
    const stamp = `${facts.mtimeMs} ${facts.ino} ${facts.size}`;
    if (stamp === this.stamp) return;
    const revision = revisionOf(await readFile(this.file, 'utf8'));
    if (revision !== null && this.revision !== null && revision !== this.revision) {
      await this.publish(releasesChannel, releaseChangedEvent, { revision });
    }
    this.stamp = stamp;
    this.revision = revision;
  }
}
