import { trackingCookies } from '#lib/tracking-cookies.ts';
import { readUtm, writtenUtm, type UtmValues } from './arrival.ts';

/* What a browser keeps of an arrival, once its owner has agreed. The server sets the same cookies with its answer. */

/** Seconds: the specification's 30 days. */
const lifetime = 2_592_000;

/** Only the names in `trackingCookies`, which need no escaping. */
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

/** The session that a browser is known by, begun if there is none; from now on it lasts its whole time anew. */
export function keptSession(): string {
  const kept = read(trackingCookies.session);
  const id = isSession(kept) ? kept : newSession();
  write(trackingCookies.session, id);
  return id;
}

/** The code that counts: the one just brought, else the one that was kept. */
export function keptCode(brought: string): string {
  if (brought === '') return read(trackingCookies.code);
  write(trackingCookies.code, brought);
  return brought;
}

export const keptUtm = (): UtmValues | null => readUtm(read(trackingCookies.utm));
export const keepUtm = (utm: UtmValues): void => write(trackingCookies.utm, writtenUtm(utm));

/** Whoever has not agreed, or no more, keeps nothing. */
export function forgetAll(): void {
  for (const name of Object.values(trackingCookies)) if (document.cookie.includes(`${name}=`)) write(name, '', 0);
}

/** A random UUID, version 4. `crypto.randomUUID` is not there on a page without TLS. */
function newSession(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
