import type { Address, Body } from '@selvedge/api-client';
import { readArrivalAddress } from '#lib/session/arrival-address.ts';
import { isConsentGiven, findConsent, onConsentChange } from '#lib/session/consent.ts';
import { splitPath } from '#lib/locale/locale.ts';
import { readArrival, limitUtm, noUtm, type Arrival } from './arrival.ts';
import { buildClickPayload } from './click-payload.ts';
import { deleteVisitCookies, storeFirstCode, storeUtm, renewSession, readStoredCode, readStoredUtm } from './visit-cookies.ts';

/** ms that a click waits for the answer to the cookie banner, so that one click can carry all allowed data. */
const consentWaitMs = 15_000;

interface Place {
  countryId: number | null;
  /** Addresses of the shops in other countries: a visit from one of them is not a new arrival. */
  shops: readonly string[];
}

/** Stays true until the document is unloaded. */
let isStarted = false;
/** Time at which the current click was sent, in ms of the page's clock; null when its call has finished. */
let sentAt: number | null = null;

/**
 * Records a visit by an affiliate or campaign link as one click, independent of later navigation. With
 * marketing consent the browser gets a session and stores the link in cookies; without it nothing is stored
 * and the click is anonymous.
 */
export function recordArrival(place: Place): void {
  if (isStarted) return;
  isStarted = true;
  if (!isConsentGiven('marketing')) deleteVisitCookies();
  onConsentChange(() => {
    if (!isConsentGiven('marketing')) deleteVisitCookies();
  });
  const address = readArrivalAddress();
  if (isPortal(address)) return;
  const isRepeated = isRepeatedVisit(address, place);
  const arrival = readArrival(address) ?? (isRepeated || isFromShop(address) ? null : findReturn());
  if (arrival) record(arrival, { address, countryId: place.countryId }, isRepeated);
}

/** Returns the stored values of an earlier link, for a visitor who comes back without a link; null without consent or stored values. */
function findReturn(): Arrival | null {
  if (!isConsentGiven('marketing')) return null;
  const [code, utm] = [readStoredCode(), readStoredUtm()];
  return code || utm ? { code: '', affiliateDiscountId: null, source: '', utm: utm ?? noUtm } : null;
}

const isFromShop = ({ origin }: URL): boolean => URL.canParse(document.referrer) && new URL(document.referrer).origin === origin;

const isPortal = ({ pathname }: URL): boolean => splitPath(pathname).path.toLowerCase().startsWith('/affiliate/');

/** Returns whether the page was reloaded, restored from history, or opened from another page of the shop with the same link. */
function isRepeatedVisit(address: URL, { shops }: Place): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'reload' || entry?.type === 'back_forward') return true;
  if (!URL.canParse(document.referrer)) return false;
  const from = new URL(document.referrer);
  if (from.origin === address.origin) return JSON.stringify(readArrival(from)) === JSON.stringify(readArrival(address));
  return shops.some((shop) => URL.canParse(shop) && new URL(shop).origin === from.origin);
}

/** @param isCounted whether this arrival was counted on an earlier page: then only a later consent is reported */
function record(arrival: Arrival, visit: { address: URL; countryId: number | null }, isCounted: boolean): void {
  let hasSent = isCounted;
  let hasNamed = false;
  const sendIfAllowed = async (): Promise<void> => {
    const mayName = isConsentGiven('marketing');
    if (sentAt !== null || hasNamed || (hasSent && !mayName)) return;
    [hasSent, hasNamed] = [true, mayName];
    await send(arrival, visit, mayName);
    // Consent was given while the click was being sent.
    if (!mayName && isConsentGiven('marketing')) await sendIfAllowed();
  };
  onConsentChange(() => void sendIfAllowed());
  if (isCounted) {
    // The click was counted in another country's shop, whose cookies do not reach this one.
    if (isConsentGiven('marketing')) storeVisit(arrival);
    return;
  }
  if (findConsent() !== null) return void sendIfAllowed();
  setTimeout(() => void sendIfAllowed(), consentWaitMs);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void sendIfAllowed();
  });
}

/** Sends the click. Failures are ignored, because counting must not disturb the visitor. */
async function send(arrival: Arrival, visit: { address: URL; countryId: number | null }, mayName: boolean): Promise<void> {
  sentAt = performance.now();
  try {
    const click = buildClickPayload(mayName ? storeVisit(arrival) : arrival, {
      ...visit,
      referrer: document.referrer,
      userAgent: navigator.userAgent,
      sessionId: mayName ? renewSession() : null,
    });
    // Without the API client, because pages do not load it.
    await fetch('/api/affiliate/track-click' satisfies Address<'POST /affiliate/track-click'>, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(click satisfies Body<'POST /affiliate/track-click'>),
    });
  } catch {
    // Ignored, as the specification requires.
  } finally {
    sentAt = null;
  }
}

/** Adds stored values of earlier arrivals: the code or the campaign that this one lacks. */
function storeVisit(arrival: Arrival): Arrival {
  const utm = limitUtm(arrival.utm, readStoredUtm());
  storeUtm(utm);
  storeFirstCode(arrival.code);
  return { ...arrival, code: arrival.code || readStoredCode(), utm };
}
