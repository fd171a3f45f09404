/*
 * What the visitor allows: the one place that everything asks which counts, advertises or remembers more than the shop
 * needs to work. The choice is in a cookie that scripts may read; its record, with the words, is at the API.
 */

export const purposes = ['statistics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

/** Of the purposes, as the API has it: who chose among others is asked anew. The script in the head knows it too. */
export const consentVersion = 1;

export interface GivenConsent {
  choices: Record<Purpose, boolean>;
  /** The record at the API. */
  id: string;
  /** ISO 8601. */
  at: string;
}

const day = 86_400;
/** Days that a choice holds; then it is asked for anew. */
export const consentDays = 180;

const written = /^(\d+)\.([01])([01])\.([\w-]{8,64})\.(\d{9,11})$/;

/** @returns null where nothing was chosen, or among other purposes */
export function readConsent(value: string | null | undefined): GivenConsent | null {
  const [, version, statistics, marketing, id, seconds] = written.exec(value ?? '') ?? [];
  if (Number(version) !== consentVersion || !id) return null;
  return { choices: { statistics: statistics === '1', marketing: marketing === '1' }, id, at: new Date(Number(seconds) * 1000).toISOString() };
}

/** The cookie that keeps a choice: set by the server, since browsers forget what scripts set after a week. */
export function consentCookieOf({ choices, id, at }: GivenConsent, { isSecure }: { isSecure: boolean }): string {
  const bits = purposes.map((purpose) => (choices[purpose] ? 1 : 0)).join('');
  const value = `${consentVersion}.${bits}.${id}.${Math.floor(Date.parse(at) / 1000)}`;
  return `consent=${value}; Path=/; SameSite=Lax; Max-Age=${consentDays * day}${isSecure ? '; Secure' : ''}`;
}

const fromCookie = (): GivenConsent | null => readConsent(/(?:^|;\s*)consent=([^;]*)/.exec(document.cookie)?.[1]);

/** In a browser: whether something may be done, as the cookie stands now. Without a choice it may not. */
export const consentGiven = (purpose: Purpose): boolean => fromCookie()?.choices[purpose] ?? false;

let known: GivenConsent | null | undefined;

/** In a browser: what was chosen, or null. The same until {@link consentChanged}. */
export function knownConsent(): GivenConsent | null {
  if (known === undefined) known = fromCookie();
  return known;
}

const listeners = new Set<() => void>();

/** Hears of each change of mind. @returns stops hearing */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

declare global {
  interface Window {
    /** Both are made by the script in the head of each page. */
    gtag?: (...words: unknown[]) => void;
    consentSignals?: (isCounted: boolean, isAdvertised: boolean) => Readonly<Record<string, 'granted' | 'denied'>>;
  }
}

/** The server has set the cookie anew: whoever asked hears of it, Consent Mode too. */
export function consentChanged(): void {
  if (window.consentSignals) window.gtag?.('consent', 'update', window.consentSignals(consentGiven('statistics'), consentGiven('marketing')));
  known = fromCookie();
  for (const listener of listeners) listener();
}
