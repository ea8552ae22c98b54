import { readFile, stat } from 'node:fs/promises';
import { releaseChangedEvent, releasesChannel } from './channels';
import type { FanoutLog } from './postgres-fanout';
import type { PublishEvent } from './publisher';

/** A switch of the release document reaches open tabs within this time. */
const everyMs = 2_000;

/** Revision of a document that may be of another generation; null for anything that is none. */
export const revisionOf = (text: string): number | null => {
  const { revision } = JSON.parse(text) as { revision?: unknown };
  return typeof revision === 'number' ? revision : null;
};

/**
 * Tells open tabs that another release is live: published, promoted or rolled back (SHELL-266). The event says the
 * revision only; which versions are meant for a company is said by the edge, which knows the channel rules.
 */
export class ReleaseWatch {
  private timer: NodeJS.Timeout | undefined;
  private stamp = '';
  private revision: number | null = null;

  /** @param file the release document of the store that the edge serves; none at that place means nothing to tell */
  constructor(
    private readonly file: string,
    private readonly publish: PublishEvent,
    private readonly log: FanoutLog,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.check().catch((error: unknown) => this.log.error({ err: error }, 'release document not read'));
    }, everyMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Looks once: the first look only remembers what is live. */
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
