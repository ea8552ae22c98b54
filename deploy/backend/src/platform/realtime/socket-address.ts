import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { networkOf, trustedHops } from '../http/network-of';

/** The address of who opens a socket, for limits; null where it is not known. */
export type SocketAddress = (request: IncomingMessage) => string | null;

/**
 * Reads addresses as Fastify does for calls, one for a whole network of IPv6.
 * @param trustedProxies how many proxies stand before the backend
 */
export const socketAddressBehind = (trustedProxies: number): SocketAddress => {
  const trust = trustedHops(trustedProxies);
  return (request) => {
    // a proxy that does not say for whom it asks: all visitors would count as one
    if (request.headers['x-forwarded-for'] === undefined && trust(request.socket.remoteAddress ?? '', 0)) return null;
    return networkOf(proxyAddr(request, trust));
  };
};
