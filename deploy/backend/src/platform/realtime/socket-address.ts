import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { networkOf, trustedHops } from '../http/network-of';

/** The client address of a socket, for limits; null if unknown. */
export type SocketAddress = (request: IncomingMessage) => string | null;

/**
 * Determines addresses as Fastify does for calls, one per IPv6 network.
 * @param trustedProxies number of proxies in front of the backend
 */
export const socketAddressBehind = (trustedProxies: number): SocketAddress => {
  const trust = trustedHops(trustedProxies);
  return (request) => {
    // a proxy without forwarded addresses: all visitors would count as one
    if (request.headers['x-forwarded-for'] === undefined && trust(request.socket.remoteAddress ?? '', 0)) return null;
    return networkOf(proxyAddr(request, trust));
  };
};
