import { networkOf, trustedHops } from './network-of';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s [SHELL-321]', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  [1, '127.0.0.1', 0, true],
  [1, '::ffff:127.0.0.1', 0, true],
  [1, '10.2.3.4', 0, true],
  [1, 'fd00::5', 0, true],
  [1, '127.0.0.1', 1, false],
  [2, '203.0.113.9', 1, true],
  [1, '203.0.113.9', 0, false],
  [1, 'no address', 0, false],
  [0, '127.0.0.1', 0, false],
])('the edge with %i proxies trusts %s at hop %i: %s [SHELL-320]', (hops, address, hop, isBelieved) => {
  expect(trustedHops(hops)(address, hop)).toBe(isBelieved);
});
