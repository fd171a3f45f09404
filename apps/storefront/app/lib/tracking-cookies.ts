/** What is kept in a browser of its coming by an affiliate's link, once its owner has agreed. */
export const trackingCookies = { session: 'affiliate_session', code: 'affiliate_code', utm: 'utm' } as const;

/** Keeps by whose link somebody came, for as long as it still counts: `Set-Cookie` of an answer. The page's script reads it too. */
export const rememberedCode = ({ code, seconds }: { code: string; seconds: number }, { isSecure }: { isSecure: boolean }): string =>
  `${trackingCookies.code}=${encodeURIComponent(code)}; Path=/; SameSite=Lax; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;

/** Takes them away: `Set-Cookie` of an answer. */
export const forgottenTracking = ({ isSecure }: { isSecure: boolean }): string[] =>
  Object.values(trackingCookies).map((name) => `${name}=; Path=/; SameSite=Lax; Max-Age=0${isSecure ? '; Secure' : ''}`);
