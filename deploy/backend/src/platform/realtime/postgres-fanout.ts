import { Client } from 'pg';
import { endsConnection } from '../database/database-error';
import type { Deliver, Fanout, FanoutMessage } from './fanout';

const channel = 'fairfront_realtime';
const reconnectMs = 1_000;
/** Timeouts for a silent server: for the connection and for each statement. */
const connectMs = 3_000;
const queryMs = 5_000;
/** A dead listening connection looks idle, so it is checked at this interval. */
const checkMs = 5_000;
/** Number of remembered ids of delivered messages, to recognise missed ones after a lost connection. */
const rememberedIds = 5_000;
/** Clocks and transactions overlap: after a lost connection, messages are reread from this many seconds earlier. */
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

const rowOf = ({
  channel: name,
  event,
  data,
  exceptSocketId,
}: FanoutMessage): [string, string, string, string | null] => [name, event, data, exceptSocketId ?? null];

const messageOf = ({ channel: name, event, data, except_socket_id }: Row): FanoutMessage => ({
  channel: name,
  event,
  data,
  ...(except_socket_id === null ? {} : { exceptSocketId: except_socket_id }),
});

const lastIdOf = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ id: number }>('select coalesce(max(id), 0) as id from realtime_events');
  return rows[0]?.id ?? 0;
};

/** Rows are dated by the database clock, which may differ from that of this machine. */
const timeOf = async (client: Client): Promise<Date> => {
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
  return rows[0]?.at ?? new Date(0);
};

/**
 * Several processes on one PostgreSQL: a message is a row, NOTIFY contains only its id (its payload is limited to 8,000
 * bytes), and one connection publishes, because notifications from a pool overtake each other.
 */
export class PostgresFanout implements Fanout {
  private publisher: Client | null = null;
  private listener: Client | null = null;
  private onListenerLost: (() => void) | null = null;
  private check: NodeJS.Timeout | undefined;
  /** Messages up to this one were for the sockets of earlier processes. */
  private idAtStart: number | undefined;
  /** When the listener was last known to be complete, by the database clock. */
  private heardUntil = new Date(0);
  private sending: Promise<void> = Promise.resolve();
  private receiving: Promise<void> = Promise.resolve();
  private readonly seen = new Set<number>();
  private isClosed = false;

  private constructor(
    private readonly url: string,
    private readonly deliver: Deliver,
    private readonly log: FanoutLog,
  ) {}

  /** @throws the error of the first connection */
  static async start(url: string, deliver: Deliver, log: FanoutLog): Promise<PostgresFanout> {
    const fanout = new PostgresFanout(url, deliver, log);
    await fanout.listen();
    return fanout;
  }

  /** Resolves when the message is sent; messages of one process keep their order. */
  send(message: FanoutMessage): Promise<void> {
    const sent = this.sending.then(() => this.publish(message));
    this.sending = sent.catch(() => {});
    return sent;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.check);
    await this.sending;
    await Promise.all([this.publisher?.end(), this.listener?.end()]);
    await this.receiving;
  }

  private async publish(message: FanoutMessage): Promise<void> {
    this.publisher ??= await this.connect(() => (this.publisher = null));
    const client = this.publisher;
    try {
      await client.query(
        `with added as (
           insert into realtime_events (channel, event, data, except_socket_id) values ($1, $2, $3, $4) returning id
         )
         select pg_notify('${channel}', id::text) from added`,
        rowOf(message),
      );
    } catch (error) {
      if (endsConnection(error)) this.drop(client, () => (this.publisher = null));
      throw error;
    }
  }

  private async connect(onLost: () => void): Promise<Client> {
    const client = new Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      query_timeout: queryMs,
    });
    let isConnected = false;
    client.on('error', (error) => {
      if (!this.isClosed) this.log.error({ err: error }, 'realtime connection lost');
      if (isConnected) this.drop(client, onLost);
    });
    await client.connect();
    isConnected = true;
    return client;
  }

  /** Drops a connection once, however often its loss is noticed. */
  private drop(client: Client, onLost: () => void): void {
    if (client !== this.publisher && client !== this.listener) return;
    onLost();
    client.end().catch(() => {});
  }

  private async listen(missedSince?: Date): Promise<void> {
    const onLost = () => {
      this.listener = null;
      this.onListenerLost = null;
      clearInterval(this.check);
      this.relisten(this.heardUntil);
    };
    const client = await this.connect(onLost);
    try {
      client.on('notification', ({ payload }) => this.receive(() => this.read(client, 'id = $1', [Number(payload)])));
      await client.query(`listen ${channel}`);
      if (this.idAtStart === undefined) {
        this.heardUntil = await timeOf(client);
        this.idAtStart = await lastIdOf(client);
      }
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.listener = client;
    this.onListenerLost = onLost;
    if (missedSince) {
      const since = new Date(missedSince.getTime() - overlapSeconds * 1000);
      this.receive(() => this.read(client, 'created_at >= $1 and id > $2', [since, this.idAtStart]));
    }
    this.check = setInterval(() => {
      // in read order: missed messages have been delivered by then
      this.receive(async () => {
        this.heardUntil = await timeOf(client);
      });
    }, checkMs);
    this.check.unref();
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
    const client = this.listener;
    this.receiving = this.receiving.then(work).catch((error: unknown) => {
      if (this.isClosed) return;
      this.log.error({ err: error }, 'realtime message not read');
      // the next connection rereads from where this one was last complete
      if (client && this.onListenerLost) this.drop(client, this.onListenerLost);
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
      await this.deliver(messageOf(row));
    }
  }
}
