import { and, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import type { Config } from '#platform/config';
import { assertAllowed, RefusedAddress } from '#platform/safe-request';
import type { Tx } from '#platform/transaction';
import { postbackEvents } from './contract.ts';
import { policyFor } from './request-policy.ts';
import { replacedSecret } from './replaced-secret.ts';
import { newSecret } from './sign.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

/**
 * Says where an affiliate is told of what is his: he has one address or none. Its secret stays when the address changes.
 * @returns the secret where there was no address before, shown this once; null otherwise
 * @throws InvalidInput for an address that nothing may be sent to
 */
export async function setPostbackAddress(
  tx: Tx,
  config: Pick<Config, 'isLoopback'>,
  { affiliateId, url }: { affiliateId: number; url: string },
): Promise<string | null> {
  assertReachable(url, affiliateId, config);
  const secret = newSecret();
  const [made] = await tx
    .insert(webhookEndpoints)
    .values({ affiliateId, url, events: [...postbackEvents], secret, createdAt: now() })
    .onConflictDoNothing({ target: webhookEndpoints.affiliateId })
    .returning({ id: webhookEndpoints.id });
  if (made) return secret;
  const own = eq(webhookEndpoints.affiliateId, affiliateId);
  const [before] = await tx.select({ url: webhookEndpoints.url }).from(webhookEndpoints).where(own).for('update');
  const isAnew = before?.url === '';
  await tx
    .update(webhookEndpoints)
    .set({ url, ...(isAnew && { secret, previousSecret: null, previousSecretUntil: null, createdAt: now() }) })
    .where(own);
  return isAnew ? secret : null;
}

/**
 * Takes an affiliate's address out, with what was told there. Where the shop's people have switched it off, that is remembered:
 * he could switch it on again otherwise.
 */
export async function removePostbackAddress(tx: Tx, affiliateId: number): Promise<void> {
  const own = eq(webhookEndpoints.affiliateId, affiliateId);
  await tx.delete(webhookEndpoints).where(and(own, eq(webhookEndpoints.isActive, true)));
  const [off] = await tx
    .update(webhookEndpoints)
    .set({ url: '', secret: newSecret(), previousSecret: null, previousSecretUntil: null })
    .where(own)
    .returning({ id: webhookEndpoints.id });
  if (off) await tx.delete(webhookDeliveries).where(eq(webhookDeliveries.endpointId, off.id));
}

/** Gives an affiliate's endpoint another secret; for a day both signatures come. @returns it, shown this once; null: he has no address */
export async function replacePostbackSecret(tx: Tx, affiliateId: number): Promise<string | null> {
  const { secret, ...replaced } = replacedSecret();
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ ...replaced, secret })
    .where(eq(webhookEndpoints.affiliateId, affiliateId))
    .returning({ url: webhookEndpoints.url });
  return row?.url ? secret : null;
}

/** Forgets an affiliate's address, and all that was told there. */
export async function forgetPostbacks(tx: Tx, affiliateId: number): Promise<void> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.affiliateId, affiliateId));
}

function assertReachable(url: string, affiliateId: number, config: Pick<Config, 'isLoopback'>): void {
  try {
    assertAllowed(url, policyFor({ url, affiliateId }, config));
  } catch (error) {
    if (!(error instanceof RefusedAddress)) throw error;
    throw new InvalidInput([{ field: 'address', code: url === '' ? 'required' : URL.canParse(url) ? 'publicHttps' : 'https' }]);
  }
}
