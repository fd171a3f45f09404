/* The visitor's consent, which all code must check before statistics, advertising or storage that is not strictly necessary.
   The choice is in a cookie that scripts can read; its record with the texts is in the API. */

export const purposes = ['statistics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

/** Version of the purposes, as in the API. A choice under another version is no longer valid. The head script has the same number. */
export const consentVersion = 1;

export interface GivenConsent {
  choices: Record<Purpose, boolean>;
  /** Id of the record in the API. */
  id: string;
  /** ISO 8601. */
  at: string;
}

const day = 86_400;
/** Days that a choice is valid. */
export const consentDays = 180;

const serializeConsent = /^(\d+)\.([01])([01])\.([\w-]{8,64})\.(\d{9,11})$/;

/** @returns null without a choice, or if the purposes have changed since */
export function readConsent(value: string | null | undefined): GivenConsent | null {
  const [, version, statistics, marketing, id, seconds] = serializeConsent.exec(value ?? '') ?? [];
  if (Number(version) !== consentVersion || !id) return null;
  return { choices: { statistics: statistics === '1', marketing: marketing === '1' }, id, at: new Date(Number(seconds) * 1000).toISOString() };
}

/** Returns the cookie with a choice. The server sets it, because browsers limit cookies set by scripts to a week. */
export function buildConsentCookie({ choices, id, at }: GivenConsent, { isSecure }: { isSecure: boolean }): string {
  const bits = purposes.map((purpose) => (choices[purpose] ? 1 : 0)).join('');
  const value = `${consentVersion}.${bits}.${id}.${Math.floor(Date.parse(at) / 1000)}`;
  return `consent=${value}; Path=/; SameSite=Lax; Max-Age=${consentDays * day}${isSecure ? '; Secure' : ''}`;
}

const parseConsent = (): GivenConsent | null => readConsent(/(?:^|;\s*)consent=([^;]*)/.exec(document.cookie)?.[1]);

/** Returns in a browser whether a purpose is allowed by the current cookie. Without a choice it is not. */
export const isConsentGiven = (purpose: Purpose): boolean => parseConsent()?.choices[purpose] ?? false;

let known: GivenConsent | null | undefined;

/** Returns the choice in a browser, or null. Returns the same object until {@link notifyConsentChange}. */
export function findConsent(): GivenConsent | null {
  if (known === undefined) known = parseConsent();
  return known;
}

const listeners = new Set<() => void>();

/** Subscribes to changes of the choice. @returns a function that unsubscribes */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

declare global {
  interface Window {
    /** Both are defined by the head script. */
    gtag?: (...words: unknown[]) => void;
    consentSignals?: (isCounted: boolean, isAdvertised: boolean) => Readonly<Record<string, 'granted' | 'denied'>>;
  }
}

/** Notifies listeners and Consent Mode after the server has set the cookie. */
export function notifyConsentChange(): void {
  if (window.consentSignals) window.gtag?.('consent', 'update', window.consentSignals(isConsentGiven('statistics'), isConsentGiven('marketing')));
  known = parseConsent();
  for (const listener of listeners) listener();
}
