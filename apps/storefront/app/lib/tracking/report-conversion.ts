import type { Address } from '@selvedge/api-client';
import type { Order } from '@selvedge/server/contract';
import { isConsentGiven } from '../session/consent.ts';
import { readStoredCode, readStoredSession } from './visit-cookies.ts';

/** The order that this tab has reported, so that a reload of its page reports nothing. */
const reportedKey = 'reported-conversion';

/**
 * Reports the order of a visitor who came by an affiliate's link, once. The server only counts it: commissions come from the order itself.
 * Failures are ignored, as the specification requires.
 */
export function reportConversion({ orderNumber, grandTotal, currency }: Pick<Order, 'orderNumber' | 'grandTotal' | 'currency'>): void {
  const [sessionId, affiliateCode] = [readStoredSession(), readStoredCode()];
  if (!isConsentGiven('marketing') || (!sessionId && !affiliateCode) || isReported(orderNumber)) return;
  fetch('/api/affiliate/track-conversion' satisfies Address<'POST /affiliate/track-conversion'>, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ affiliateCode, sessionId, grandTotal, currency }),
  }).catch(() => undefined);
}

/** Marks the order. @returns whether it was marked before */
function isReported(orderNumber: string): boolean {
  try {
    if (sessionStorage.getItem(reportedKey) === orderNumber) return true;
    sessionStorage.setItem(reportedKey, orderNumber);
  } catch {
    // Storage is off: a reload may report the order again, and the server counts reports only.
  }
  return false;
}
