import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Spend } from './address-budgets';
import { isHost, type PortalHosts } from './portal-hosts';
import { sendText } from './plain-responses';
import { isUsableTarget, pathOf } from './request-target';
import { commonHeaders, strictTransportSecurity } from './security-headers';
import { namesOneHost, readVisitor, type Visitor } from './visitor';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client and the portal host that it uses. */
    visitor: Visitor;
  }
}

/** Paths that load balancers call under any host name. The responses contain nothing from the request. */
const probes: ReadonlySet<string> = new Set(['/health', '/ready']);

export interface GateOptions {
  hosts: PortalHosts;
  /** Trusted proxies in front. */
  hops: number;
  /** `PUBLIC_URL`. If it is https, requests for its host count as https whatever the proxy in front says. */
  publicUrl: string;
  /** Budget that a refused request uses. */
  spend: Spend;
}

/** Accepts only requests for a host of the portal with a well-formed address. All later handlers can rely on both. */
export const addRequestGate = (edge: FastifyInstance, { hosts, hops, publicUrl, spend }: GateOptions): void => {
  const { host: publicHost, protocol: publicProtocol } = new URL(publicUrl);
  edge.decorateRequest('visitor', null as unknown as Visitor);

  edge.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = readVisitor(request.raw, hops);
    if (publicProtocol === 'https:' && visitor.host === publicHost) visitor.protocol = 'https';
    request.visitor = visitor;
    reply.headers(commonHeaders);
    const isUsable = isUsableTarget(request.url) && namesOneHost(request.raw) && isHost(visitor.host);
    if (!isUsable) {
      await spend(request, reply);
      return sendText(reply, 400, 'Bad request');
    }
    if (!hosts.hasHost(visitor.host) && !probes.has(pathOf(request.url))) {
      await spend(request, reply);
      return sendText(reply, 421, 'This host is not served here');
    }
    if (visitor.protocol === 'https' && hosts.hasHost(visitor.host))
      reply.header('strict-transport-security', strictTransportSecurity);
    return undefined;
  });
};
