import { eq } from 'drizzle-orm';
import { now, days } from '#kit/clock';
import type { Config } from '#platform/config';
import { assertAllowed, RefusedAddress } from '#platform/requests/safe-request';
import type { Tx } from '#platform/transaction';
import { createAddressRefusal } from './errors.ts';
import type { WebhookEvent } from './contract.ts';
import { getRequestPolicy } from './request-policy.ts';
import { createSecret } from './sign.ts';
import { webhookEndpoints } from './tables.ts';

/** How long deliveries are also signed with the old secret, in ms. */
const OLD_SECRET_LIFETIME_MS = days(1);

/** Returns the columns for a replaced secret: a new one, and the old one for another day. */
export const findReplacedSecret = () => ({
  secret: createSecret(),
  previousSecret: webhookEndpoints.secret,
  previousSecretUntil: new Date(now().getTime() + OLD_SECRET_LIFETIME_MS),
});

interface EndpointForm {
  url: string;
  description: string;
  events: WebhookEvent[];
  isActive: boolean;
}

/**
 * Creates an endpoint.
 * @returns its id, and the secret, which is shown only once
 * @throws InvalidInput for a forbidden address
 */
export async function addEndpoint(tx: Tx, config: Config, form: EndpointForm): Promise<{ id: number; secret: string }> {
  assertReachable(form.url, config);
  const secret = createSecret();
  const [row] = await tx
    .insert(webhookEndpoints)
    .values({ ...form, secret, createdAt: now() })
    .returning({ id: webhookEndpoints.id });
  if (!row) throw new Error('the endpoint was not saved');
  return { id: row.id, secret };
}

/** Changes an endpoint. @throws InvalidInput for a forbidden address */
export async function editEndpoint(tx: Tx, config: Config, id: number, form: EndpointForm): Promise<void> {
  assertReachable(form.url, config);
  await tx.update(webhookEndpoints).set(form).where(eq(webhookEndpoints.id, id));
}

/** Replaces an endpoint's secret; for a day deliveries carry both signatures. @returns the new secret, shown only once */
export async function rotateSecret(tx: Tx, id: number): Promise<string> {
  const { secret, ...replaced } = findReplacedSecret();
  await tx
    .update(webhookEndpoints)
    .set({ ...replaced, secret })
    .where(eq(webhookEndpoints.id, id));
  return secret;
}

/** Deletes an endpoint with its deliveries. */
export async function removeEndpoint(tx: Tx, id: number): Promise<void> {
  await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
}

function assertReachable(url: string, config: Config): void {
  try {
    assertAllowed(url, getRequestPolicy({ url, affiliateId: null }, config));
  } catch (error) {
    if (error instanceof RefusedAddress) throw createAddressRefusal(error.message);
    throw error;
  }
}
