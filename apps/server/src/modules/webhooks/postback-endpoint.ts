import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import type { Config } from '#platform/config';
import { assertAllowed, RefusedAddress } from '#platform/requests/safe-request';
import type { Tx } from '#platform/transaction';
import { postbackEvents } from './contract.ts';
import { getRequestPolicy } from './request-policy.ts';
import { findReplacedSecret } from './edit-endpoint.ts';
import { createSecret } from './sign.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

/**
 * Sets an affiliate's only postback address. The secret stays when the address changes.
 * @returns the secret of a new endpoint, shown only once; null otherwise
 * @throws InvalidInput for a forbidden address
 */
export async function setPostbackAddress(
  tx: Tx,
  config: Pick<Config, 'isLoopback'>,
  { affiliateId, url }: { affiliateId: number; url: string },
): Promise<string | null> {
  assertReachable(url, affiliateId, config);
  const secret = createSecret();
  const [made] = await tx
    .insert(webhookEndpoints)
    .values({ affiliateId, url, events: [...postbackEvents], secret, createdAt: now() })
    .onConflictDoNothing({ target: webhookEndpoints.affiliateId })
    .returning({ id: webhookEndpoints.id });
  if (made) return secret;
  const ownEndpoint = eq(webhookEndpoints.affiliateId, affiliateId);
  const [before] = await tx.select({ url: webhookEndpoints.url }).from(webhookEndpoints).where(ownEndpoint).for('update');
  const isFirst = before?.url === '';
  await tx
    .update(webhookEndpoints)
    .set({ url, ...(isFirst && { secret, previousSecret: null, previousSecretUntil: null, createdAt: now() }) })
    .where(ownEndpoint);
  return isFirst ? secret : null;
}

/**
 * Removes an affiliate's address with its deliveries. An endpoint that staff switched off stays as an empty row, so that the
 * affiliate cannot switch it on by adding the address again.
 */
export async function removePostbackAddress(tx: Tx, affiliateId: number): Promise<void> {
  const ownEndpoint = eq(webhookEndpoints.affiliateId, affiliateId);
  await tx.delete(webhookEndpoints).where(and(ownEndpoint, eq(webhookEndpoints.isActive, true)));
  const [off] = await tx
    .update(webhookEndpoints)
    .set({ url: '', secret: createSecret(), previousSecret: null, previousSecretUntil: null })
    .where(ownEndpoint)
    .returning({ id: webhookEndpoints.id });
  if (off) await tx.delete(webhookDeliveries).where(eq(webhookDeliveries.endpointId, off.id));
}

/** Replaces the secret of an affiliate's endpoint; for a day both signatures are sent. @returns the new secret, shown only once; null: no address */
export async function replacePostbackSecret(tx: Tx, affiliateId: number): Promise<string | null> {
  const { secret, ...replaced } = findReplacedSecret();
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ ...replaced, secret })
    .where(eq(webhookEndpoints.affiliateId, affiliateId))
    .returning({ url: webhookEndpoints.url });
  return row?.url ? secret : null;
}

/** Deletes an affiliate's endpoint with all its deliveries. */
export async function forgetPostbacks(tx: Tx, affiliateId: number): Promise<void> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.affiliateId, affiliateId));
}

function assertReachable(url: string, affiliateId: number, config: Pick<Config, 'isLoopback'>): void {
  try {
    assertAllowed(url, getRequestPolicy({ url, affiliateId }, config));
  } catch (error) {
    if (!(error instanceof RefusedAddress)) throw error;
    throw new InvalidInput([{ field: 'address', code: url === '' ? 'required' : URL.canParse(url) ? 'publicHttps' : 'https' }]);
  }
}
