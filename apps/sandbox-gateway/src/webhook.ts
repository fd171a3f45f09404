import { createHmac, randomBytes } from 'node:crypto';
import { unixNow } from './clock.ts';

export interface WebhookTarget {
  url: string;
  /** Shared with the shop: `whsec_…`. */
  secret: string;
}

/** How long a shop may take to answer, and the waits before the next tries, in ms. */
const PATIENCE = 10_000;
const RETRIES = [500, 2000, 8000, 30_000];

/** An event as Stripe writes it, around a thing that something happened to. */
export const wireEvent = (type: string, object: object) => ({
  id: `evt_${randomBytes(12).toString('hex')}`,
  object: 'event',
  api_version: '2026-01-28',
  created: unixNow(),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});

/** Stripe's signature over the exact bytes and the time: `t=…,v1=…`. @param at Unix seconds */
export const signature = (body: string, secret: string, at = unixNow()): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

/**
 * Sends an event to the shop; one that is not answered with success is sent again a few times, as Stripe does.
 * @returns whether the first try was taken
 */
export async function sendEvent(event: object, target: WebhookTarget, isStopped: () => boolean): Promise<boolean> {
  const body = JSON.stringify(event);
  if (await isTaken(body, target)) return true;
  void retry(body, target, isStopped);
  return false;
}

async function retry(body: string, target: WebhookTarget, isStopped: () => boolean): Promise<void> {
  for (const wait of RETRIES) {
    await new Promise((resolve) => setTimeout(resolve, wait).unref());
    if (isStopped() || (await isTaken(body, target))) return;
  }
}

async function isTaken(body: string, { url, secret }: WebhookTarget): Promise<boolean> {
  try {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature(body, secret),
      'user-agent': 'Stripe/1.0 (sandbox)',
    };
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok;
  } catch {
    return false;
  }
}
