/** Returns whether a link target is valid: a path of the shop, or an https address. */
export function isLinkAddress(address: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(address)) return false;
  if (address.startsWith('/')) return !address.startsWith('//') && URL.canParse(address, 'https://shop.example');
  return URL.canParse(address) && new URL(address).protocol === 'https:' && new URL(address).username === '';
}
