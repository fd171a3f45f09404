import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret: 256 random bits as the Standard Webhooks specification writes them. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64');

interface Signed {
  /** Of the delivery: the same for each try. */
  id: string;
  /** Unix time in seconds of this try. */
  timestamp: number;
  body: string;
}

/**
 * The headers that prove who sent a delivery (Standard Webhooks 1.0.0, symmetric): HMAC-SHA256 over id, time and body.
 * @param secrets one signature each: while a secret is replaced there are two
 */
export function signatureHeaders({ id, timestamp, body }: Signed, secrets: readonly string[]): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}
