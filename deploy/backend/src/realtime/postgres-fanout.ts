import { Client } from 'pg';
import type { Fanout, FanoutMessage } from './fanout';

const channel = 'fairfront_realtime';
const reconnectMs = 1_000;
/** So many delivered ids are remembered, to tell missed messages from seen ones after a lost connection. */
const rememberedIds = 5_000;
/** Clocks and transactions overlap: after a lost connection messages are read again from so long before. */
const overlapSeconds = 10;

interface Row {
  id: number;
  channel: string;
  event: string;
  data: string;
  except_socket_id: string | null;
}

export interface FanoutLog {
  error: (facts: object, message: string) => void;
}

const grantEvent = 'fairfront:grant';

const rowOf = (message: FanoutMessage): [string, string, string, string | null] =>
  message.kind === 'grant'
    ? [message.channel, grantEvent, JSON.stringify({ socketId: message.socketId, grant: message.grant }), null]
    : [message.channel, message.event, message.data, message.exceptSocketId ?? null];

const messageOf = ({ channel: name, event, data, except_socket_id }: Row): FanoutMessage =>
  event === grantEvent
    ? {
        kind: 'grant',
        channel: name,
        ...(JSON.parse(data) as { socketId: string; grant: { userId: number; sessionId: number } }),
      }
    : {
        kind: 'event',
        channel: name,
        event,
        data,
        ...(except_socket_id === null ? {} : { exceptSocketId: except_socket_id }),
      };

/**
 * Several processes on one PostgreSQL: a message is a row, NOTIFY carries its id only (it is limited to 8,000 bytes), and
 * one connection publishes, because notifications of a pool overtake each other.
 */
export class PostgresFanout implements Fanout {
  private publisher: Client | null = null;
  private listener: Client | null = null;
  private sending: Promise<void> = Promise.resolve();
  private receiving: Promise<void> = Promise.resolve();
  private readonly seen = new Set<number>();
  private isClosed = false;

  private constructor(
    private readonly url: string,
    private readonly deliver: (message: FanoutMessage) => void,
    private readonly log: FanoutLog,
  ) {}

  /** @throws the error of the first connection */
  static async start(url: string, deliver: (message: FanoutMessage) => void, log: FanoutLog): Promise<PostgresFanout> {
    const fanout = new PostgresFanout(url, deliver, log);
    await fanout.listen();
    return fanout;
  }

  /** Resolves when the message is on its way; messages of one process keep their order. */
  send(message: FanoutMessage): Promise<void> {
    const sent = this.sending.then(() => this.publish(message));
    this.sending = sent.catch(() => {});
    return sent;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.sending;
    await Promise.all([this.publisher?.end(), this.listener?.end()]);
    await this.receiving;
  }

  private async publish(message: FanoutMessage): Promise<void> {
    this.publisher ??= await this.connect(() => (this.publisher = null));
    await this.publisher.query(
      `with added as (
         insert into realtime_events (channel, event, data, except_socket_id) values ($1, $2, $3, $4) returning id
       )
       select pg_notify('${channel}', id::text) from added`,
      rowOf(message),
    );
  }

  private async connect(onLost: () => void): Promise<Client> {
    const client = new Client({ connectionString: this.url, keepAlive: true });
    client.on('error', (error) => {
      if (!this.isClosed) this.log.error({ err: error }, 'realtime connection lost');
      onLost();
      client.end().catch(() => {});
    });
    await client.connect();
    return client;
  }

  private async listen(missedSince?: Date): Promise<void> {
    const lostAt = () => {
      this.listener = null;
      this.relisten(new Date());
    };
    const client = await this.connect(lostAt);
    this.listener = client;
    client.on('notification', ({ payload }) => this.receive(() => this.read(client, 'id = $1', [Number(payload)])));
    await client.query(`listen ${channel}`);
    if (missedSince) {
      const since = new Date(missedSince.getTime() - overlapSeconds * 1000);
      this.receive(() => this.read(client, 'created_at >= $1', [since]));
    }
  }

  private relisten(lostAt: Date): void {
    if (this.isClosed) return;
    const timer = setTimeout(() => {
      this.listen(lostAt).catch((error: unknown) => {
        this.log.error({ err: error }, 'realtime connection not restored yet');
        this.relisten(lostAt);
      });
    }, reconnectMs);
    timer.unref();
  }

  private receive(work: () => Promise<void>): void {
    this.receiving = this.receiving.then(work).catch((error: unknown) => {
      if (!this.isClosed) this.log.error({ err: error }, 'realtime message not read');
    });
  }

  private async read(client: Client, condition: string, values: unknown[]): Promise<void> {
    const { rows } = await client.query<Row>(
      `select id, channel, event, data, except_socket_id from realtime_events where ${condition} order by id`,
      values,
    );
    for (const row of rows) {
      if (this.seen.has(row.id)) continue;
      this.seen.add(row.id);
      if (this.seen.size > rememberedIds) this.seen.delete(this.seen.values().next().value ?? 0);
      this.deliver(messageOf(row));
    }
  }
}
