/**
 * Tells whether a visitor consented to marketing: the second purpose in the storefront's `consent` cookie, which covers affiliate
 * tracking. The storefront writes the cookie (`lib/session/consent.ts`).
 */
export const hasMarketingConsent = (cookies: string): boolean => /(?:^|;\s*)consent=1\.[01]1\.[\w-]{8,64}\.\d{9,11}(?:;|$)/.test(cookies);

/** Seconds: 30 days, set by the specification. */
const lifetime = 2_592_000;

/** Formats a tracking cookie. The storefront's scripts read it too, so it is not HttpOnly. */
export const formatTrackingCookie = (name: 'affiliate_session' | 'affiliate_code', value: string, { isSecure }: { isSecure: boolean }): string =>
  `${name}=${encodeURIComponent(value)}; Max-Age=${lifetime}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
