import { BlockList, isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first four groups of an IPv6 address: the usual size of a customer's network. */
const firstGroups = (address: string): string => {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...behind];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':');
};

/**
 * What counts as one address in limits: an IPv4 address, or the /64 of an IPv6 one, because every customer has 2^64 of
 * them.
 */
export const networkOf = (address: string): string => {
  const plain = mapped.exec(address)?.[1] ?? address;
  return isIPv6(plain) ? `${firstGroups(plain)}::/64` : plain;
};

/** Networks of our own proxies; a directly reachable portal trusts nobody else. */
const inside = new BlockList();
inside.addSubnet('127.0.0.0', 8, 'ipv4');
inside.addSubnet('10.0.0.0', 8, 'ipv4');
inside.addSubnet('172.16.0.0', 12, 'ipv4');
inside.addSubnet('192.168.0.0', 16, 'ipv4');
inside.addSubnet('169.254.0.0', 16, 'ipv4');
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addSubnet('fe80::', 10, 'ipv6');

const isInside = (address: string): boolean => {
  const plain = mapped.exec(address)?.[1] ?? address;
  return inside.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
};

/**
 * Fastify's `trustProxy`: hops of `X-Forwarded-For` are counted from the right, whatever a caller has put before them,
 * and the nearest one is trusted only within our own network.
 * @param hops number of proxies in front of the backend
 */
export const trustedHops =
  (hops: number) =>
  (address: string, hop: number): boolean =>
    hop < hops && (hop > 0 || isInside(address));
