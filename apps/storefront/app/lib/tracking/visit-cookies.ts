import { trackingCookies } from '../session/cookies.ts';
import { parseUtm, serializeUtm, type UtmValues } from './arrival.ts';

/* The cookies of an arrival, after consent. The server sets the same cookies in its response. */

/** Seconds: the specification's 30 days. */
const lifetime = 2_592_000;

/** The names in `trackingCookies` need no escaping. */
function read(name: string): string {
  const written = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  try {
    return decodeURIComponent(written);
  } catch {
    return '';
  }
}

function write(name: string, value: string, maxAge = lifetime): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}

const isSession = (id: string): boolean => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id);

/** Returns the browser's session id; empty: none. */
export const readStoredSession = (): string => read(trackingCookies.session);

/** Returns the browser's session id, creates one if there is none, and renews its lifetime. */
export function renewSession(): string {
  const stored = readStoredSession();
  const id = isSession(stored) ? stored : createSession();
  write(trackingCookies.session, id);
  return id;
}

export const readStoredCode = (): string => read(trackingCookies.code);

/** Stores a code in a browser that has none. The response of the server stores a code that replaces another, because only the server can check it. */
export function storeFirstCode(code: string): void {
  if (code !== '' && readStoredCode() === '') write(trackingCookies.code, code);
}

export const readStoredUtm = (): UtmValues | null => parseUtm(read(trackingCookies.utm));
export const storeUtm = (utm: UtmValues): void => write(trackingCookies.utm, serializeUtm(utm));

/** Deletes all cookies without consent or after its withdrawal. */
export function deleteVisitCookies(): void {
  for (const name of Object.values(trackingCookies)) if (document.cookie.includes(`${name}=`)) write(name, '', 0);
}

/** Returns a random UUID, version 4. `crypto.randomUUID` needs TLS. */
function createSession(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
