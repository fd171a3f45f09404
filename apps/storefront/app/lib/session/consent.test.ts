import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifyConsentChange, buildConsentCookie, consentDays, isConsentGiven, findConsent, onConsentChange, readConsent } from './consent.ts';
import { consentModeScript } from '../head/consent-mode.tsx';

const chosen = { choices: { statistics: true, marketing: false }, id: 'kq3-T_9xAbCdEfGhIjKlMn', at: '2026-11-21T19:45:00.000Z' };
const readValue = (cookie: string) => /^consent=([^;]*)/.exec(cookie)?.[1];

/** Cookies as scripts in the browser see them. */
const browser = { document: { cookie: '' }, window: {} as Record<string, unknown> };
beforeEach(() => {
  browser.document.cookie = '';
  browser.window = {};
  vi.stubGlobal('document', browser.document);
  vi.stubGlobal('window', browser.window);
});
afterEach(() => vi.unstubAllGlobals());

/** Returns the Consent Mode commands of the head script for the given cookies. */
function listConsentCommands(cookie: string): unknown[][] {
  const window: { dataLayer?: Iterable<unknown>[] } = {};
  const page = Object.assign(window, { window, document: { cookie } });
  runInNewContext(consentModeScript, page);
  return (window.dataLayer ?? []).map((words) => JSON.parse(JSON.stringify([...words])) as unknown[]);
}

test('a choice is restored from its cookie', () => {
  expect(readConsent(readValue(buildConsentCookie(chosen, { isSecure: true })))).toEqual(chosen);
});

test('scripts can read the cookie, other sites do not send it, and it is valid for 180 days', () => {
  const cookie = buildConsentCookie(chosen, { isSecure: true });
  expect(cookie).toContain(`Max-Age=${consentDays * 86_400}`);
  expect(cookie).toContain('SameSite=Lax');
  expect(cookie).toContain('; Secure');
  expect(cookie).not.toContain('HttpOnly');
  expect(buildConsentCookie(chosen, { isSecure: false })).not.toContain('Secure');
});

test.each([undefined, '', 'yes', '2.11.kq3-T_9xAbCdEfGhIjKlMn.1795290300', '1.12.kq3-T_9xAbCdEfGhIjKlMn.1795290300', '1.11..1795290300'])(
  'an invalid choice counts as none: %s',
  (value) => expect(readConsent(value)).toBeNull(),
);

test('without a choice nothing is allowed; with one, only what was agreed to', () => {
  expect(isConsentGiven('statistics')).toBe(false);
  browser.document.cookie = `cart=abc; ${buildConsentCookie(chosen, { isSecure: false }).split(';')[0]}`;
  expect(isConsentGiven('statistics')).toBe(true);
  expect(isConsentGiven('marketing')).toBe(false);
});

test('a change reaches Consent Mode and all listeners until they unsubscribe', () => {
  const events: unknown[][] = [];
  browser.window.gtag = (...words: unknown[]) => events.push(words);
  browser.window.consentSignals = (isCounted: boolean, isAdvertised: boolean) => ({ isCounted, isAdvertised });
  const listener = vi.fn();
  const stop = onConsentChange(listener);
  expect(findConsent()).toBeNull();
  browser.document.cookie = buildConsentCookie(chosen, { isSecure: false });
  notifyConsentChange();
  stop();
  notifyConsentChange();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(findConsent()).toEqual(chosen);
  expect(events[0]).toEqual(['consent', 'update', { isCounted: true, isAdvertised: false }]);
});

test('Consent Mode starts with everything denied', () => {
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' };
  expect(listConsentCommands('cart=abc')).toEqual([
    ['consent', 'default', { ...denied, functionality_storage: 'granted', security_storage: 'granted', wait_for_update: 500 }],
  ]);
});

test('an earlier consent applies before anything else loads, and an earlier refusal remains', () => {
  const buildCookie = (statistics: boolean, marketing: boolean) =>
    `cart=abc; ${buildConsentCookie({ ...chosen, choices: { statistics, marketing } }, { isSecure: false }).split(';')[0]}; device=x`;
  expect(listConsentCommands(buildCookie(true, false))[1]).toEqual([
    'consent',
    'update',
    { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'granted' },
  ]);
  expect(listConsentCommands(buildCookie(false, true))[1]?.[2]).toMatchObject({ ad_storage: 'granted', analytics_storage: 'denied' });
  expect(Object.values(listConsentCommands(buildCookie(false, false))[1]?.[2] as object)).toEqual(['denied', 'denied', 'denied', 'denied']);
});
