import { isEndpointGivenUp, outcomeOf, webhookDelaysMs } from '@fairfront/shared-kit/domain/organizer/webhook-rules';
import type { WorkServices } from '../../../platform/area/area';
import type { OutboxLog } from '../../../platform/outbox/outbox';
import { every, type Repeated } from '../../../platform/jobs/every';
import { SecretBox } from '../../../platform/secrets/secret-box';
import { answerMs, sendMessage, type Answer } from './send-message';
import {
  disableEndpoint,
  storeAttempt,
  storeEndpointHealth,
  takeDeliveries,
  type TakenDelivery,
} from './webhook-deliveries.repository';
import { secretPlace } from './webhook-secret';

const pollMs = 1_000;
/** Maximum number of messages in flight, in this process and per endpoint. */
const mostAtOnce = 64;
const mostOfEndpoint = 4;
/** After this time another process takes the messages of one that has died. */
const leaseMs = answerMs * 3;
/** The longest error that the log keeps. */
const errorLength = 300;

type Needs = Pick<WorkServices, 'clock' | 'config' | 'database' | 'outbox' | 'signer'>;

/** Sends what is due to the webhooks; a slow endpoint delays only itself. */
export class WebhookDispatcher {
  private turns: Repeated | undefined;
  /** Messages in flight by endpoint. */
  private readonly busy = new Map<number, number>();
  private readonly inFlight = new Set<Promise<void>>();
  private isTaking = false;
  private readonly secretBox: SecretBox;

  constructor(
    private readonly services: Needs,
    private readonly log: OutboxLog,
    private readonly timeoutMs = answerMs,
  ) {
    this.secretBox = new SecretBox(services.config.secretKeys, services.signer);
  }

  start(): void {
    const failed = (error: unknown) => this.log.error({ err: error }, 'webhooks');
    this.turns = every({ ms: pollMs, failed }, async () => void (await this.begin()));
  }

  /** Finishes what is in flight. */
  async stop(): Promise<void> {
    const { turns } = this;
    this.turns = undefined;
    await turns?.stop();
    await Promise.all(this.inFlight);
  }

  /** Sends everything that is due (tests). */
  async drain(): Promise<void> {
    while ((await this.begin()) > 0 || this.inFlight.size > 0) await Promise.all(this.inFlight);
  }

  /** Starts sending due messages within the limits. @returns the number of messages */
  private async begin(): Promise<number> {
    const limit = mostAtOnce - this.inFlight.size;
    // two concurrent rounds would both count an endpoint as free
    if (limit <= 0 || this.isTaking) return 0;
    this.isTaking = true;
    try {
      const taken = await this.take(limit);
      for (const delivery of taken) this.follow(delivery);
      return taken.length;
    } finally {
      this.isTaking = false;
    }
  }

  private take(limit: number): Promise<TakenDelivery[]> {
    const now = this.services.clock.now();
    return takeDeliveries(this.services.database.write, {
      now,
      until: new Date(now.getTime() + leaseMs),
      busy: [...this.busy.keys()],
      limit,
      perEndpoint: mostOfEndpoint,
    });
  }

  private follow(delivery: TakenDelivery): void {
    const { endpoint_id: endpoint } = delivery;
    this.busy.set(endpoint, (this.busy.get(endpoint) ?? 0) + 1);
    const sending = this.send(delivery)
      .catch((error: unknown) => this.log.error({ err: error, delivery: delivery.id }, 'webhook message not sent'))
      .finally(() => {
        this.inFlight.delete(sending);
        const left = (this.busy.get(endpoint) ?? 1) - 1;
        if (left > 0) this.busy.set(endpoint, left);
        else this.endTurn(endpoint);
      });
    this.inFlight.add(sending);
  }

  /** An endpoint that has answered gets its next messages at once. */
  private endTurn(endpoint: number): void {
    this.busy.delete(endpoint);
    if (this.turns) this.begin().catch((error: unknown) => this.log.error({ err: error }, 'webhooks'));
  }

  private secretsOf({ endpoint_id: id, secret, former_secret, former_until }: TakenDelivery, now: Date): string[] {
    const open = (stored: string) => this.secretBox.open(stored, secretPlace(id));
    return former_secret !== null && former_until !== null && former_until > now
      ? [open(secret), open(former_secret)]
      : [open(secret)];
  }

  private async send(delivery: TakenDelivery): Promise<void> {
    const { config, clock } = this.services;
    const at = clock.now();
    const begun = performance.now();
    const { url, uid, body } = delivery;
    const answer = await sendMessage(
      { url, uid, body, secrets: this.secretsOf(delivery, at), at },
      { allowedHosts: config.webhookHosts, timeoutMs: this.timeoutMs },
    );
    await this.store(delivery, answer, Math.round(performance.now() - begun));
  }

  private async store(delivery: TakenDelivery, { status, error, text }: Answer, ms: number): Promise<void> {
    const { database, clock, outbox } = this.services;
    const { endpoint_id: endpointId, attempts } = delivery;
    const now = clock.now();
    const outcome = outcomeOf(status);
    const isDelivered = outcome === 'delivered';
    const wait = webhookDelaysMs[attempts - 1];
    await storeAttempt(database.write, delivery, {
      state: isDelivered ? 'delivered' : wait === undefined ? 'dead' : 'waiting',
      next_attempt_at: new Date(now.getTime() + (wait ?? 0)),
      last_attempt_at: now,
      last_status: status,
      last_error: error?.slice(0, errorLength) ?? null,
      last_answer: text,
      last_ms: ms,
    });
    if (isDelivered && delivery.failing_since === null) return;
    const since = await storeEndpointHealth(database.write, endpointId, isDelivered, now);
    if (isDelivered || !isEndpointGivenUp(outcome, since ?? now, now)) return;
    await database.transaction(async (trx) => {
      if (await disableEndpoint(trx, endpointId, now)) await outbox.add(trx, 'webhook-disabled-mail', { endpointId });
    });
  }
}
