import { createHmac, randomBytes } from 'node:crypto';
import { getUnixTime } from '../clock.ts';
import type { Message } from '../message-sender.ts';

export interface WebhookTarget {
  url: string;
  /** Secret shared with the shop: `whsec_…`. */
  secret: string;
}

/** Creates an event message in Stripe's format for an object. */
export function buildWebhook(type: string, object: { id: string }, { url, secret }: WebhookTarget): Message {
  const body = JSON.stringify({
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    api_version: '2026-01-28',
    created: getUnixTime(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
  const headers = () => ({
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': computeSignature(body, secret),
    'user-agent': 'Stripe/1.0 (sandbox)',
  });
  return { about: object.id, url, body, headers };
}

/** Returns Stripe's signature of the exact bytes and the time: `t=…,v1=…`. @param at Unix seconds */
export const computeSignature = (body: string, secret: string, at = getUnixTime()): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
