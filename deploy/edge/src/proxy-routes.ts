import type { Readable } from 'node:stream';
import { requestIdHeader } from '@fairfront/shared-kit/domain/http/request-id';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AddressCounter } from './address-counter';
import { refusalOf, type BackendPools } from './backend-pools';
import { BufferedResponses } from './buffered-responses';
import { HeldShares } from './held-shares';
import type { EdgeLimits } from './limits';
import { responseHeaders, requestHeaders } from './proxy-headers';
import { RefusedCall, refusals } from './refusals';
import type { RefusalResponses } from './refusal-responses';
import { bufferBody, declaredLength, discardRest, isUnread, isUpload, pipeUpload } from './request-body';

/** Path prefixes that are proxied to the backend. WebSockets are handled separately. */
export const calledPrefixes = ['/api', '/storage'] as const;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** How much of a refused body is read before the response, so that the client receives the response. */
const discarded = { bytes: 33_554_432, time: 10_000 };

/** One call on its way to the backend. */
interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  shares: HeldShares;
  /** Whether the body is too large to be buffered. Such calls have their own pool and limits. */
  isLarge: boolean;
  /** Whether the client waits for "continue" before it sends its body. */
  isAwaited: boolean;
}

/** Reads or discards the rest of the request. A response sent earlier could be lost with the connection. */
const finishRequest = async ({ request: { raw }, reply, isAwaited }: Call): Promise<void> => {
  if (!isUnread(raw)) return;
  if (!isAwaited) await discardRest(raw, discarded);
  if (isUnread(raw)) reply.header('connection', 'close');
};

/** Adds the proxy for backend calls, with limits per client and in total. */
export const addProxyRoutes = (
  edge: FastifyInstance,
  {
    pools,
    limits,
    refused,
    edgeSecret,
  }: { pools: BackendPools; limits: EdgeLimits; refused: RefusalResponses; edgeSecret: string | null },
): void => {
  const calls = new AddressCounter(limits.callsPerAddress);
  const uploads = new AddressCounter(limits.uploadsPerAddress);
  const bodyBytes = new AddressCounter(limits.bodyBytesPerAddress);
  const collected = new BufferedResponses(limits);

  const bodyOf = async (call: Call): Promise<Buffer | Readable | null> => {
    const { raw, method, visitor } = call.request;
    const length = declaredLength(raw);
    if (length !== null && length > (call.isLarge ? limits.largestUpload : limits.smallBody)) {
      throw new RefusedCall(refusals.tooLarge);
    }
    if (length === 0 || method === 'GET' || method === 'HEAD') return null;
    if (call.isAwaited) call.reply.raw.writeContinue();
    call.isAwaited = false;
    if (call.isLarge) return pipeUpload(raw, { limit: limits.largestUpload, stall: limits.stallTime });
    return bufferBody(raw, {
      limit: limits.smallBody,
      time: limits.bodyTime,
      take: (bytes) => call.shares.keep(bodyBytes.take(visitor.address, bytes)),
    });
  };

  const pass = async (call: Call, gone: AbortSignal): Promise<FastifyReply> => {
    const { request, reply, shares, isLarge } = call;
    // a small body takes no share while it arrives, an upload does
    const small = isLarge ? null : await bodyOf(call);
    const free = (isLarge ? uploads : calls).take(request.visitor.address);
    shares.keep(free);
    const body = isLarge ? await bodyOf(call) : small;
    const headers = requestHeaders(request.raw.headers, request.visitor, edgeSecret);
    headers[requestIdHeader] = request.id;
    const length = declaredLength(request.raw);
    if (isLarge && length !== null) headers['content-length'] = String(length);
    const answer = await pools.call(
      { method: request.method as 'GET', path: request.url, headers, body, signal: gone },
      isLarge ? 'uploads' : 'calls',
    );
    const hasBody = request.method !== 'HEAD' && answer.statusCode !== 204 && answer.statusCode !== 304;
    if (!hasBody) await answer.body.dump();
    const sent = hasBody ? await collected.take(answer.headers, answer.body, shares) : undefined;
    // from here on, a slow reader only delays itself
    if (free) answer.body.once('close', free);
    if (free && answer.body.closed) free();
    await finishRequest(call);
    if (answer.statusCode === 429) {
      // a waiting client takes nothing from the limits of others behind its address
      shares.end();
      await refused.delay(request, reply);
    }
    return reply.code(answer.statusCode).headers(responseHeaders(answer.headers)).send(sent);
  };

  const answerRefusal = async (call: Call, error: unknown): Promise<FastifyReply> => {
    const { request, reply, shares } = call;
    const refusal = refusalOf(error);
    shares.end();
    // do not wait any longer for a body that did not arrive in time
    if (refusal === refusals.slowBody) reply.header('connection', 'close');
    else await finishRequest(call);
    return refused.send(request, reply, refusal);
  };

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // also of calls that the edge refuses
    reply.header(requestIdHeader, request.id);
    const length = declaredLength(request.raw);
    const isLarge = isUpload(request.raw) && (length === null || length > limits.smallBody);
    const call = { request, reply, shares: new HeldShares(), isLarge, isAwaited: request.headers.expect !== undefined };
    const gone = new AbortController();
    reply.raw.once('close', () => {
      call.shares.end();
      gone.abort();
    });
    try {
      return await pass(call, gone.signal);
    } catch (error) {
      if (gone.signal.aborted) return reply.hijack();
      request.log.warn({ error: String(error) }, 'call to the backend');
      return answerRefusal(call, error);
    }
  };

  edge.removeAllContentTypeParsers();
  // bodies are forwarded as bytes and never parsed here
  edge.addContentTypeParser('*', (_request, _payload, done) => done(null));
  for (const prefix of calledPrefixes) {
    for (const url of [prefix, `${prefix}/*`]) edge.route({ method: methods, url, handler: handle });
  }
};
