/**
 * Whether a browser's owner allows to be known again for what brought him: the storefront's `consent` cookie, of whose purposes
 * the second, marketing, covers affiliates. The storefront writes it (`lib/consent.ts`).
 */
export const allowsMarketing = (cookies: string): boolean => /(?:^|;\s*)consent=1\.[01]1\.[\w-]{8,64}\.\d{9,11}(?:;|$)/.test(cookies);

/** Seconds: the specification's 30 days. */
const lifetime = 2_592_000;

/** A cookie of the programme as the answer sets it. The storefront's scripts read it as well. */
export const trackingCookie = (name: 'affiliate_session' | 'affiliate_code', value: string, { isSecure }: { isSecure: boolean }): string =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${lifetime}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
