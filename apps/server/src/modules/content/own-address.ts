/** Whether a link may lead there: a path of the shop, or https elsewhere. */
export function isAddress(address: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(address)) return false;
  if (address.startsWith('/')) return !address.startsWith('//') && URL.canParse(address, 'https://shop.example');
  return URL.canParse(address) && new URL(address).protocol === 'https:' && new URL(address).username === '';
}
