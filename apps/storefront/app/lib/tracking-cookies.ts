/** What is kept in a browser of its coming by an affiliate's link, once its owner has agreed. */
export const trackingCookies = { session: 'affiliate_session', code: 'affiliate_code', utm: 'utm' } as const;

/** Takes them away: `Set-Cookie` of an answer. */
export const forgottenTracking = ({ isSecure }: { isSecure: boolean }): string[] =>
  Object.values(trackingCookies).map((name) => `${name}=; Path=/; SameSite=Lax; Max-Age=0${isSecure ? '; Secure' : ''}`);
