/* The session, the cart and the last order live in cookies that no script can read. Public pages never look at them. */

const day = 86_400;
const cartCookie = 'cart';
const lastOrderCookie = 'last_order';
const sessionCookie = 'session';
const deviceCookie = 'device';

/** Seconds a cart is remembered in the browser. */
export const cartLifetime = 30 * day;

/** Seconds that somebody stays signed in, as the API has it. */
const sessionLifetime = 30 * day;

/** What a shopper needs to see the order just placed, without it standing in an address. */
export interface LastOrder {
  orderNumber: string;
  email: string;
}

interface CookieOptions {
  maxAge: number;
  isSecure: boolean;
}

export const readCartId = (request: Request): string | null => {
  const id = readCookie(request, cartCookie);
  return id && /^[\w-]{8,64}$/.test(id) ? id : null;
};

export const cartCookieOf = (cartId: string, { isSecure }: { isSecure: boolean }): string =>
  writtenCookie(cartCookie, cartId, { maxAge: cartLifetime, isSecure });

export const forgetCart = ({ isSecure }: { isSecure: boolean }): string => writtenCookie(cartCookie, '', { maxAge: 0, isSecure });

/** @returns the order last placed in this browser, or null where the cookie is missing or broken */
export function readLastOrder(request: Request): LastOrder | null {
  const value = readCookie(request, lastOrderCookie);
  const [orderNumber, email] = value ? value.split('|') : [];
  return orderNumber && email ? { orderNumber, email } : null;
}

export const lastOrderCookieOf = ({ orderNumber, email }: LastOrder, { isSecure }: { isSecure: boolean }): string =>
  writtenCookie(lastOrderCookie, `${orderNumber}|${email}`, { maxAge: day, isSecure });

/** @returns the token of whoever is signed in in this browser; whether it still holds only the API knows */
export const readSessionToken = (request: Request): string | null => {
  const token = readCookie(request, sessionCookie);
  return token && /^[\w-]{20,100}$/.test(token) ? token : null;
};

export const sessionCookieOf = (token: string, { isSecure }: { isSecure: boolean }): string =>
  writtenCookie(sessionCookie, token, { maxAge: sessionLifetime, isSecure });

export const forgetSession = ({ isSecure }: { isSecure: boolean }): string => writtenCookie(sessionCookie, '', { maxAge: 0, isSecure });

/** By which a browser is known again: another one is told of by mail. */
export const readDevice = (request: Request): string | undefined => readCookie(request, deviceCookie) ?? undefined;

export const deviceCookieOf = (device: string, { isSecure }: { isSecure: boolean }): string =>
  writtenCookie(deviceCookie, device, { maxAge: 365 * day, isSecure });

/** @returns a cookie's value, or null where it is missing, empty or cannot be read */
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

/** A cookie that no script can read. @param maxAge seconds; 0 takes it away */
export const writtenCookie = (name: string, value: string, { maxAge, isSecure }: CookieOptions): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${isSecure ? '; Secure' : ''}`;
