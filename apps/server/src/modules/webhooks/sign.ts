import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** Generates a secret: 256 random bits in the format of the Standard Webhooks specification. */
export const createSecret = (): string => prefix + randomBytes(32).toString('base64');

interface Signed {
  /** The delivery's id, the same for each attempt. */
  id: string;
  /** Unix time of the attempt in seconds. */
  timestamp: number;
  body: string;
}

/**
 * Returns the signature headers (Standard Webhooks 1.0.0, symmetric): HMAC-SHA256 over id, time and body.
 * @param secrets each secret adds a signature; there are two secrets for a day after one is replaced
 */
export function buildSignatureHeaders({ id, timestamp, body }: Signed, secrets: readonly string[]): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}
