/** Cookies that store a visit by an affiliate link, after consent. */
export const trackingCookies = { session: 'affiliate_session', code: 'affiliate_code', utm: 'utm' } as const;

/** Returns the `Set-Cookie` value that stores the affiliate code for as long as it counts. Scripts read it too. */
export const buildRememberedCodeCookie = ({ code, seconds }: { code: string; seconds: number }, { isSecure }: { isSecure: boolean }): string =>
  `${trackingCookies.code}=${encodeURIComponent(code)}; Path=/; SameSite=Lax; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`;

/** Returns the `Set-Cookie` values that delete these cookies. */
export const deleteTrackingCookie = ({ isSecure }: { isSecure: boolean }): string[] =>
  Object.values(trackingCookies).map((name) => `${name}=; Path=/; SameSite=Lax; Max-Age=0${isSecure ? '; Secure' : ''}`);

/* Cookies of session, cart and last order. Scripts cannot read them, and public pages must not use them. */

const day = 86_400;
const cartCookie = 'cart';
const lastOrderCookie = 'last_order';
const sessionCookie = 'session';
const deviceCookie = 'device';

/** Lifetime of the cart cookie in seconds. */
const cartLifetime = 30 * day;

/** Lifetime of a session in seconds, as in the API. */
const sessionLifetime = 30 * day;

/** The signed link of the last order, so that it does not appear in an address. */
export interface LastOrder {
  link: string;
}

interface CookieOptions {
  maxAge: number;
  isSecure: boolean;
}

export const readCartId = (request: Request): string | null => {
  const id = readCookie(request, cartCookie);
  return id && /^[\w-]{8,64}$/.test(id) ? id : null;
};

export const buildCartCookie = (cartId: string, { isSecure }: { isSecure: boolean }): string =>
  formatCookie(cartCookie, cartId, { maxAge: cartLifetime, isSecure });

export const deleteCartCookie = ({ isSecure }: { isSecure: boolean }): string => formatCookie(cartCookie, '', { maxAge: 0, isSecure });

/** @returns the last order of this browser, or null if the cookie is missing or broken */
export function readLastOrder(request: Request): LastOrder | null {
  const link = readCookie(request, lastOrderCookie);
  return link && isOrderLink(link) ? { link } : null;
}

export const buildLastOrderCookie = ({ link }: LastOrder, { isSecure }: { isSecure: boolean }): string =>
  formatCookie(lastOrderCookie, link, { maxAge: day, isSecure });

/** Whether a text has the form of the signed link of an order. */
export const isOrderLink = (text: string): boolean => /^[\w-]{20,100}$/.test(text);

/** @returns the session token, or null. Only the API can check whether it is still valid. */
export const readSessionToken = (request: Request): string | null => {
  const token = readCookie(request, getSessionCookieName({ isSecure: request.url.startsWith('https:') }));
  return token && /^[\w-]{20,100}$/.test(token) ? token : null;
};

export const buildSessionCookie = (token: string, { isSecure }: { isSecure: boolean }): string =>
  formatCookie(getSessionCookieName({ isSecure }), token, { maxAge: sessionLifetime, isSecure });

export const deleteSessionCookie = ({ isSecure }: { isSecure: boolean }): string =>
  formatCookie(getSessionCookieName({ isSecure }), '', { maxAge: 0, isSecure });

/**
 * Returns the name of the session's cookie. Browsers accept the prefix only from exactly this host over https, so that no other host of the domain
 * can set or replace the session. The API reads the same name.
 */
export const getSessionCookieName = ({ isSecure }: { isSecure: boolean }): string => (isSecure ? `__Host-${sessionCookie}` : sessionCookie);

/** Returns the id that identifies a known device. A sign-in from a new device is reported by email. */
export const readDevice = (request: Request): string | undefined => readCookie(request, deviceCookie) ?? undefined;

export const buildDeviceCookie = (device: string, { isSecure }: { isSecure: boolean }): string =>
  formatCookie(deviceCookie, device, { maxAge: 365 * day, isSecure });

/** Returns the names of all cookies of a request. */
export const readCookieNames = (request: Request): string[] =>
  (request.headers.get('cookie') ?? '').split(/;\s*/).flatMap((pair) => (pair.includes('=') ? (pair.split('=')[0] ?? []) : []));

/** Cookies that a sign-out keeps: a sign-in from a known browser causes no email about a new device. */
export const cookiesOfBrowser: readonly string[] = [deviceCookie];

/** @returns a cookie's value, or null if it is missing, empty or unreadable */
export function readCookie(request: Request, name: string): string | null {
  const header = request.headers.get('cookie') ?? '';
  const pair = header.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  if (!pair) return null;
  try {
    return decodeURIComponent(pair.slice(name.length + 1)) || null;
  } catch {
    return null;
  }
}

/** Returns an HttpOnly cookie. @param maxAge seconds; 0 deletes it */
export const formatCookie = (name: string, value: string, { maxAge, isSecure }: CookieOptions): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${isSecure ? '; Secure' : ''}`;
