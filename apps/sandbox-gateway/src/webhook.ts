import { createHmac, randomBytes } from 'node:crypto';
import { unixNow } from './clock.ts';
import type { Message } from './mail.ts';

export interface WebhookTarget {
  url: string;
  /** Shared with the shop: `whsec_…`. */
  secret: string;
}

/** An event as Stripe writes it, around a thing that something happened to, on its way to the shop. */
export function webhookOf(type: string, object: { id: string }, { url, secret }: WebhookTarget): Message {
  const body = JSON.stringify({
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
  const headers = () => ({
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signature(body, secret),
    'user-agent': 'Stripe/1.0 (sandbox)',
  });
  return { about: object.id, url, body, headers };
}

/** Stripe's signature over the exact bytes and the time: `t=…,v1=…`. @param at Unix seconds */
export const signature = (body: string, secret: string, at = unixNow()): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
