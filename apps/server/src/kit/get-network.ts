import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network of an IP address, which allows a comparison of networks but does not identify a person. Truncates IPv4 to /24 (`203.0.113.0`),
 * and IPv6 to /48 (`2001:db8:1::`) by default.
 * @param ipv6Groups number of the eight groups of an IPv6 address to keep
 * @returns '' for invalid addresses
 */
export function getNetwork(address: string, ipv6Groups = 3): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.replace(/\d+$/, '0');
  if (!isIPv6(plain)) return '';
  const [head = '', tail] = plain.toLowerCase().split('::');
  const [before, after] = [splitGroups(head), splitGroups(tail ?? '')];
  const all = tail === undefined ? before : [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
  const groups = all.slice(0, ipv6Groups).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':').replace(/(:0)+$/, '')}::`.replace(/^0::$/, '::');
}

const splitGroups = (text: string): string[] => (text === '' ? [] : text.split(':'));
