import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { requestJob } from '#platform/jobs/request-job';
import { postSafely } from '#platform/requests/safe-post';
import type { Services } from '#platform/services';
import { inTransaction } from '#platform/transaction';
import { getQueue } from './queue-deliveries.ts';
import { getRequestPolicy } from './request-policy.ts';
import { buildSignatureHeaders } from './sign.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

/** Log text of a delivery that was not sent because the endpoint was switched off. */
export const switchedOffMessage = 'The endpoint is switched off';

/** Seconds until the next attempt: soon at first, then over about a day. */
const RETRY_DELAYS = [10, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 8 * 3600, 9 * 3600];

type Delivery = typeof webhookDeliveries.$inferSelect;
type Endpoint = typeof webhookEndpoints.$inferSelect;
/** The result of an attempt. */
type Outcome = Pick<Delivery, 'lastStatus' | 'lastError'> & { isTaken: boolean };

/**
 * Attempts a delivery once and schedules the next attempt. A failure of the receiver is stored with the delivery, so it
 * never becomes a dead letter.
 */
export async function deliver({ db, config }: Pick<Services, 'db' | 'config'>, deliveryId: string, signal: AbortSignal): Promise<void> {
  const [found] = await db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, deliveryId));
  if (found?.delivery.status !== 'waiting') return;
  const { delivery, endpoint } = found;
  // No transaction is open during the request to the other system.
  const outcome = endpoint.isActive ? await send(delivery, endpoint, config, signal) : switchedOff;
  await storeOutcome(db, found, outcome, endpoint.isActive ? RETRY_DELAYS[delivery.attempts] : undefined);
}

const switchedOff: Outcome = { isTaken: false, lastStatus: null, lastError: switchedOffMessage };

/** Sends one signed request. Any failure of the receiver is returned, not thrown. */
export async function send(
  { id, event, createdAt, payload }: Pick<Delivery, 'id' | 'event' | 'createdAt' | 'payload'>,
  endpoint: Endpoint,
  config: Pick<Services['config'], 'isLoopback'>,
  signal: AbortSignal,
): Promise<Outcome> {
  const body = JSON.stringify({ id, type: event, createdAt: createdAt.toISOString(), data: payload });
  const at = now();
  const secrets = [endpoint.secret];
  if (endpoint.previousSecret && endpoint.previousSecretUntil && at < endpoint.previousSecretUntil) secrets.push(endpoint.previousSecret);
  const headers = { ...buildSignatureHeaders({ id, timestamp: Math.floor(at.getTime() / 1000), body }, secrets), 'user-agent': 'Selvedge webhooks' };
  try {
    const { status, text } = await postSafely(endpoint.url, { body, headers }, getRequestPolicy(endpoint, config), signal);
    const isTaken = status >= 200 && status < 300;
    return { isTaken, lastStatus: status, lastError: isTaken ? '' : text.replaceAll('\0', '').slice(0, 500) };
  } catch (error) {
    return { isTaken: false, lastStatus: null, lastError: error instanceof Error ? error.message : String(error) };
  }
}

interface DeliveryTarget {
  delivery: Delivery;
  endpoint: Endpoint;
}

/** Stores the result of an attempt. @param wait seconds until the next attempt; undefined: no more attempts */
async function storeOutcome(
  db: Db,
  { delivery, endpoint }: DeliveryTarget,
  { isTaken, ...outcome }: Outcome,
  wait: number | undefined,
): Promise<void> {
  const { id, attempts } = delivery;
  const failed = wait === undefined ? ('failed' as const) : ('waiting' as const);
  await inTransaction(db, async (tx) => {
    await tx
      .update(webhookDeliveries)
      .set({ ...outcome, attempts: attempts + 1, status: isTaken ? 'delivered' : failed, ...(isTaken && { deliveredAt: now() }) })
      .where(eq(webhookDeliveries.id, id));
    if (!isTaken && wait !== undefined) await requestJob(tx, getQueue(endpoint), { deliveryId: id }, new Date(now().getTime() + wait * 1000));
  });
}
