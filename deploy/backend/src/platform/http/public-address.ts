import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** Addresses of IPv4 that are not public: RFC 6890 and multicast. */
const notPublic = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(net, prefix, 'ipv4');

/** Public addresses of IPv6 are in 2000::/3, except those that lead to other addresses or are for documents. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const notGlobal = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notGlobal.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is one of the public internet: not private, local, reserved, or another address in disguise. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  if (isIP(address) !== 6) return false;
  return global.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6');
};

/** A name that leads to an address which must not be called. */
export class AddressNotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not at a public address`);
    this.name = 'AddressNotPublic';
  }
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * `lookup` of a connection that only finds public addresses. The connection uses the very addresses that were checked,
 * so a name that resolves differently the next time gains nothing.
 */
export const publicLookup = (host: string, options: LookupOptions, found: Found): void => {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
      return found(new AddressNotPublic(host), []);
    }
    return options.all ? found(null, addresses) : found(null, first.address, first.family);
  });
};
