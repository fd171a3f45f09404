import { expect, test } from 'vitest';
import { getNetwork } from './get-network.ts';

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:0DB8:0001::7', '2001:db8:1::'],
  ['2001:db8::7', '2001:db8::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['in-process', ''],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(getNetwork(address)).toBe(network);
});
