/** Which hosts pictures may come from; see the settings of the same names. */
export interface MediaHosts {
  domains: readonly string[];
  legacyHosts: readonly string[];
  publicUrl: string | undefined;
}

/** Where a picture lies: under `/media` of this shop, or elsewhere. */
export type MediaSource = { path: string } | { url: URL };

/**
 * Finds where an address leads. One of a legacy host is rewritten to the public media address, or to this shop's own.
 * @param address `/media/…`, or a whole address; a proxy on the way may have made one slash of its two
 * @returns undefined for a host that pictures are not taken from
 */
export function mediaSource(address: string, { domains, legacyHosts, publicUrl }: MediaHosts): MediaSource | undefined {
  const whole = /^\/?(https?):\/{1,2}(?=[^/])/i;
  if (!whole.test(address)) return address.startsWith('/media/') ? { path: address } : undefined;
  const asked = address.replace(whole, '$1://');
  if (!URL.canParse(asked)) return undefined;
  const url = new URL(asked);
  if (legacyHosts.includes(url.hostname)) return publicUrl ? { url: new URL(url.pathname, publicUrl) } : { path: `/media${url.pathname}` };
  if (publicUrl && url.origin === publicUrl) return { url };
  return url.protocol === 'https:' && domains.includes(url.hostname) && url.port === '' ? { url } : undefined;
}
