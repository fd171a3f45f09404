import { arrivalAddress } from '#lib/arrival-address.ts';
import { consentGiven, knownConsent, onConsentChange } from '#lib/consent.ts';
import { splitPath } from '#lib/locale.ts';
import { arrivalAt, heldUtm, type Arrival } from './arrival.ts';
import { clickPayload } from './click-payload.ts';
import { forgetAll, keepUtm, keptCode, keptSession, keptUtm } from './kept-cookies.ts';

/** How long a click waits for an answer to the question about cookies, ms: with it, one click says all that may be said. */
const patience = 15_000;

interface Place {
  countryId: number | null;
  /** The addresses of the shop's countries: who comes from one of them has not come anew. */
  shops: readonly string[];
}

/** As long as the page's document lives. */
let isStarted = false;
/** When the click that is under way was sent, ms of the page's own clock; null once its call has finished. */
let sentAt: number | null = null;

/**
 * Records that somebody has come by an affiliate's or a campaign's link: one click, whatever is drawn anew on the page or come
 * to from it. Who has agreed to advertising gets a session and what he came by in cookies; who has not, or not yet, keeps
 * nothing, and is counted without a name.
 */
export function recordArrival(place: Place): void {
  if (isStarted) return;
  isStarted = true;
  if (!consentGiven('marketing')) forgetAll();
  onConsentChange(() => {
    if (!consentGiven('marketing')) forgetAll();
  });
  const address = arrivalAddress();
  const arrival = isPortal(address) ? null : arrivalAt(address);
  if (arrival) record(arrival, { address, countryId: place.countryId }, isCrossing(address, place));
}

const isPortal = ({ pathname }: URL): boolean => splitPath(pathname).path.toLowerCase().startsWith('/affiliate/');

/** Loaded again, come back to, or reached from another page of the shop with the same link still in the address. */
function isCrossing(address: URL, { shops }: Place): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'reload' || entry?.type === 'back_forward') return true;
  if (!URL.canParse(document.referrer)) return false;
  const from = new URL(document.referrer);
  if (from.origin === address.origin) return JSON.stringify(arrivalAt(from)) === JSON.stringify(arrivalAt(address));
  return shops.some((shop) => URL.canParse(shop) && new URL(shop).origin === from.origin);
}

/** @param isCounted whether this arrival was counted on a page before: then a yes alone is still to be told of */
function record(arrival: Arrival, visit: { address: URL; countryId: number | null }, isCounted: boolean): void {
  let hasSent = isCounted;
  let hasNamed = false;
  const tell = async (): Promise<void> => {
    const mayName = consentGiven('marketing');
    if (sentAt !== null || hasNamed || (hasSent && !mayName)) return;
    [hasSent, hasNamed] = [true, mayName];
    await send(arrival, visit, mayName);
    // A yes that came while the click was under way.
    if (!mayName && consentGiven('marketing')) await tell();
  };
  onConsentChange(() => void tell());
  if (isCounted) {
    // Counted in another country's shop, whose cookies end there.
    if (consentGiven('marketing')) named(arrival);
    return;
  }
  if (knownConsent() !== null) return void tell();
  setTimeout(() => void tell(), patience);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void tell();
  });
}

/** Counting is nobody's errand: where it fails, nothing is said. */
async function send(arrival: Arrival, visit: { address: URL; countryId: number | null }, mayName: boolean): Promise<void> {
  sentAt = performance.now();
  try {
    const click = clickPayload(mayName ? named(arrival) : arrival, {
      ...visit,
      referrer: document.referrer,
      userAgent: navigator.userAgent,
      sessionId: mayName ? keptSession() : null,
    });
    await fetch('/api/affiliate/track-click', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(click),
    });
  } catch {
    // Swallowed, as the specification has it.
  } finally {
    sentAt = null;
  }
}

/** With what the browser keeps of earlier arrivals: its code where this one brings none, its campaign likewise. */
function named(arrival: Arrival): Arrival {
  const utm = heldUtm(arrival.utm, keptUtm());
  keepUtm(utm);
  return { ...arrival, code: keptCode(arrival.code), utm };
}
