import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consentChanged, consentCookieOf, consentDays, consentGiven, knownConsent, onConsentChange, readConsent } from './consent.ts';
import { consentModeScript } from './consent-mode.tsx';

const chosen = { choices: { statistics: true, marketing: false }, id: 'kq3-T_9xAbCdEfGhIjKlMn', at: '2026-11-21T19:45:00.000Z' };
const valueOf = (cookie: string) => /^consent=([^;]*)/.exec(cookie)?.[1];

/** The browser's side: cookies as scripts see them. */
const browser = { document: { cookie: '' }, window: {} as Record<string, unknown> };
beforeEach(() => {
  browser.document.cookie = '';
  browser.window = {};
  vi.stubGlobal('document', browser.document);
  vi.stubGlobal('window', browser.window);
});
afterEach(() => vi.unstubAllGlobals());

/** What the script in the head tells Consent Mode, with these cookies. */
function toldBy(cookie: string): unknown[][] {
  const window: { dataLayer?: Iterable<unknown>[] } = {};
  const page = Object.assign(window, { window, document: { cookie } });
  runInNewContext(consentModeScript, page);
  return (window.dataLayer ?? []).map((words) => JSON.parse(JSON.stringify([...words])) as unknown[]);
}

test('a choice comes back from its cookie as it was made', () => {
  expect(readConsent(valueOf(consentCookieOf(chosen, { isSecure: true })))).toEqual(chosen);
});

test('scripts may read the cookie, other sites do not send it, and it holds for 180 days', () => {
  const cookie = consentCookieOf(chosen, { isSecure: true });
  expect(cookie).toContain(`Max-Age=${consentDays * 86_400}`);
  expect(cookie).toContain('SameSite=Lax');
  expect(cookie).toContain('; Secure');
  expect(cookie).not.toContain('HttpOnly');
  expect(consentCookieOf(chosen, { isSecure: false })).not.toContain('Secure');
});

test.each([undefined, '', 'yes', '2.11.kq3-T_9xAbCdEfGhIjKlMn.1795290300', '1.12.kq3-T_9xAbCdEfGhIjKlMn.1795290300', '1.11..1795290300'])(
  'what is no choice among these purposes is none: %s',
  (value) => expect(readConsent(value)).toBeNull(),
);

test('without a choice nothing may be done; with one, what was agreed to', () => {
  expect(consentGiven('statistics')).toBe(false);
  browser.document.cookie = `cart=abc; ${consentCookieOf(chosen, { isSecure: false }).split(';')[0]}`;
  expect(consentGiven('statistics')).toBe(true);
  expect(consentGiven('marketing')).toBe(false);
});

test('a change is told to Consent Mode and to whoever listens, until he stops', () => {
  const told: unknown[][] = [];
  browser.window.gtag = (...words: unknown[]) => told.push(words);
  browser.window.consentSignals = (isCounted: boolean, isAdvertised: boolean) => ({ isCounted, isAdvertised });
  const listener = vi.fn();
  const stop = onConsentChange(listener);
  expect(knownConsent()).toBeNull();
  browser.document.cookie = consentCookieOf(chosen, { isSecure: false });
  consentChanged();
  stop();
  consentChanged();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(knownConsent()).toEqual(chosen);
  expect(told[0]).toEqual(['consent', 'update', { isCounted: true, isAdvertised: false }]);
});

test('Consent Mode begins with everything denied', () => {
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' };
  expect(toldBy('cart=abc')).toEqual([
    ['consent', 'default', { ...denied, functionality_storage: 'granted', security_storage: 'granted', wait_for_update: 500 }],
  ]);
});

test('who agreed before is known before anything else is loaded; a refusal stays one', () => {
  const cookieOf = (statistics: boolean, marketing: boolean) =>
    `cart=abc; ${consentCookieOf({ ...chosen, choices: { statistics, marketing } }, { isSecure: false }).split(';')[0]}; device=x`;
  expect(toldBy(cookieOf(true, false))[1]).toEqual([
    'consent',
    'update',
    { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'granted' },
  ]);
  expect(toldBy(cookieOf(false, true))[1]?.[2]).toMatchObject({ ad_storage: 'granted', analytics_storage: 'denied' });
  expect(Object.values(toldBy(cookieOf(false, false))[1]?.[2] as object)).toEqual(['denied', 'denied', 'denied', 'denied']);
});
