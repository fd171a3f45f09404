/** Cookies that store a visit by an affiliate link, after consent. */
export const trackingCookies = { session: 'affiliate_session', code: 'affiliate_code', utm: 'utm' } as const;

/** Returns the `Set-Cookie` value that stores the affiliate code for as long as it counts. Scripts read it too. */
export const rememberedCode = ({ code, seconds }: { code: string; seconds: number }, { isSecure }: { isSecure: boolean }): string =>
  `${trackingCookies.code}=${encodeURIComponent(code)}; Path=/; SameSite=Lax; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;

/** Returns the `Set-Cookie` values that delete these cookies. */
export const forgottenTracking = ({ isSecure }: { isSecure: boolean }): string[] =>
  Object.values(trackingCookies).map((name) => `${name}=; Path=/; SameSite=Lax; Max-Age=0${isSecure ? '; Secure' : ''}`);
