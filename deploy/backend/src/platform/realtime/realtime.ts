import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import type { Signer } from '../secrets/signer';
import { every, type Repeated } from '../jobs/every';
import { channelOf, accessChangedEvent } from './channels';
import { singleProcessFanout, type Deliver, type Fanout } from './fanout';
import type { Grant } from './grant';
import { claimGrant } from './grants';
import { storeGrant } from './grants.repository';
import { Listening, type MemberReaders } from './listening';
import { PostgresFanout, type FanoutLog } from './postgres-fanout';
import { signChannel, type RealtimeApp } from './protocol';
import { externalPublisher, ownPublisher, type PublishEvent } from './publisher';
import { PusherServer } from './pusher-server';
import { ReleaseWatch } from './release-watch';
import { socketAddressBehind } from './socket-address';

/** Lost access takes effect within 5 seconds. */
const accessWatchMs = 3_000;

export interface RealtimeOptions {
  config: Config;
  database: Database<Tables>;
  clock: Clock;
  signer: Signer;
  /** Who may listen to which channels. */
  readMembers: MemberReaders;
  log: FanoutLog;
}

/** The realtime part of the portal: built-in Pusher server or an external service, by configuration. */
export class Realtime {
  private watch: Repeated | undefined;
  private readonly releases: ReleaseWatch;

  private constructor(
    private readonly options: RealtimeOptions,
    private readonly app: RealtimeApp,
    readonly server: PusherServer,
    readonly listening: Listening,
    private readonly fanout: Fanout,
    /** Publishes an event to a channel; called only by the outbox, so that nothing is sent before it is stored. */
    readonly publish: PublishEvent,
  ) {
    this.releases = new ReleaseWatch(options.config.releaseDocument, publish, options.log);
  }

  static async of(options: RealtimeOptions): Promise<Realtime> {
    const { config, signer, log } = options;
    const { appId, key, secret, external } = config.realtime;
    const app: RealtimeApp = { id: appId, key, secret: secret ?? signer.sign('realtime') };
    const { database, clock } = options;
    const listening = new Listening(options.readMembers);
    const server = new PusherServer(app, {
      claim: (socketId, channel) => claimGrant(listening, database.write, socketId, channel, clock.now()),
      ownOrigins: [new URL(config.publicUrl).origin, ...config.embedOrigins],
      addressOf: socketAddressBehind(config.trustedProxies),
      log,
    });
    const deliver: Deliver = async ({ channel, event, data, exceptSocketId }) => {
      server.broadcast(channel, event, data, exceptSocketId);
      const of = event === accessChangedEvent ? channelOf(channel) : null;
      if (of?.of !== 'user') return;
      // later events are delivered after this: a tab that has lost its access receives none of them
      await listening
        .endLostAccess(server, database.read, clock.now(), of.id)
        .catch((error: unknown) => log.error({ err: error }, 'access of a listener not checked'));
    };
    // LISTEN belongs to one connection of the server, which a pooler does not keep
    const listeningUrl = config.databaseDirectUrl ?? config.databaseUrl;
    const fanout = listeningUrl ? await PostgresFanout.start(listeningUrl, deliver, log) : singleProcessFanout(deliver);
    const publish = external ? externalPublisher(app, external) : ownPublisher(fanout);
    return new Realtime(options, app, server, listening, fanout, publish);
  }

  /**
   * Authorises a channel for a socket at any process and records the session: valid for one subscription, for a short
   * time.
   */
  async authorize(socketId: string, channel: string, { sessionId }: Grant): Promise<string> {
    const { database, clock } = this.options;
    await storeGrant(database.write, { socketId, channel, sessionId }, clock.now());
    return signChannel(this.app, socketId, channel);
  }

  /** Handles an event of an external publisher that arrived over HTTP. */
  readonly receive = (channel: string, event: string, data: string, exceptSocketId?: string): Promise<void> =>
    this.fanout.send({
      channel,
      event,
      data,
      ...(exceptSocketId === undefined ? {} : { exceptSocketId }),
    });

  start(): void {
    const { database, clock, log } = this.options;
    const failed = (error: unknown) => log.error({ err: error }, 'access of listeners not checked');
    this.watch = every({ ms: accessWatchMs, failed }, () =>
      this.listening.endLostAccess(this.server, database.read, clock.now()),
    );
    this.releases.start();
  }

  async stop(): Promise<void> {
    await this.watch?.stop();
    await this.releases.stop();
    this.server.close();
    await this.fanout.close();
  }
}

declare module '../services' {
  interface Services {
    realtime: Pick<Realtime, 'authorize' | 'listening' | 'receive' | 'server'>;
  }
}
