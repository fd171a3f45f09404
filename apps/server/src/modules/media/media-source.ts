/** The hosts from which images are accepted; see the settings with the same names. */
export interface MediaHosts {
  domains: readonly string[];
  legacyHosts: readonly string[];
  publicUrl: string | undefined;
}

/** The location of an image: under `/media` of this shop, or on another host. */
export type MediaSource = { path: string } | { url: URL };

/**
 * Resolves an image address. An address of a legacy host is rewritten to the public media address, or to a path of this shop.
 * @param address `/media/…`, or a full URL, in which a proxy may have merged the two slashes
 * @returns undefined for a host from which images are not accepted
 */
export function parseMediaSource(address: string, { domains, legacyHosts, publicUrl }: MediaHosts): MediaSource | undefined {
  const whole = /^\/?(https?):\/{1,2}(?=[^/])/i;
  if (!whole.test(address)) return address.startsWith('/media/') ? { path: address } : undefined;
  const source = address.replace(whole, '$1://');
  if (!URL.canParse(source)) return undefined;
  const url = new URL(source);
  if (legacyHosts.includes(url.hostname)) return publicUrl ? { url: new URL(url.pathname, publicUrl) } : { path: `/media${url.pathname}` };
  if (publicUrl && url.origin === publicUrl) return { url };
  return url.protocol === 'https:' && domains.includes(url.hostname) && url.port === '' ? { url } : undefined;
}
