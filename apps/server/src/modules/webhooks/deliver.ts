import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { requestJob } from '#platform/request-job';
import { safePost } from '#platform/safe-post';
import type { Services } from '#platform/services';
import { inTransaction } from '#platform/transaction';
import { deliverQueue } from './queue-deliveries.ts';
import { policyFor } from './request-policy.ts';
import { signatureHeaders } from './sign.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

/** Seconds between the tries: at once, then over about a day. */
const waits = [10, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 8 * 3600, 9 * 3600];

type Delivery = typeof webhookDeliveries.$inferSelect;
type Endpoint = typeof webhookEndpoints.$inferSelect;
type Outcome = Pick<Delivery, 'lastStatus' | 'lastError'> & { isTaken: boolean };

/**
 * Tries once to tell a merchant's system of an event, and says when it is tried again. What it answers is kept; its faults
 * are not this shop's, so none of them is a dead letter here.
 */
export async function deliver({ db, config }: Pick<Services, 'db' | 'config'>, deliveryId: string, signal: AbortSignal): Promise<void> {
  const [found] = await db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(eq(webhookDeliveries.id, deliveryId));
  if (found?.delivery.status !== 'waiting') return;
  const { delivery, endpoint } = found;
  // No transaction is open while another machine is asked.
  const outcome = endpoint.isActive ? await send(delivery, endpoint, config, signal) : switchedOff;
  await keep(db, delivery, outcome, endpoint.isActive ? waits[delivery.attempts] : undefined);
}

const switchedOff: Outcome = { isTaken: false, lastStatus: null, lastError: 'The endpoint is switched off' };

async function send(delivery: Delivery, endpoint: Endpoint, config: Services['config'], signal: AbortSignal): Promise<Outcome> {
  const { id, event, createdAt, payload } = delivery;
  const body = JSON.stringify({ id, type: event, createdAt: createdAt.toISOString(), data: payload });
  const at = now();
  const secrets = [endpoint.secret];
  if (endpoint.previousSecret && endpoint.previousSecretUntil && at < endpoint.previousSecretUntil) secrets.push(endpoint.previousSecret);
  const headers = { ...signatureHeaders({ id, timestamp: Math.floor(at.getTime() / 1000), body }, secrets), 'user-agent': 'Selvedge webhooks' };
  try {
    const { status, text } = await safePost(endpoint.url, { body, headers }, policyFor(endpoint.url, config), signal);
    const isTaken = status >= 200 && status < 300;
    return { isTaken, lastStatus: status, lastError: isTaken ? '' : text.replaceAll('\0', '').slice(0, 500) };
  } catch (error) {
    return { isTaken: false, lastStatus: null, lastError: error instanceof Error ? error.message : String(error) };
  }
}

/** @param wait seconds until it is tried again; undefined: it has been tried often enough */
async function keep(db: Db, { id, attempts }: Delivery, { isTaken, ...outcome }: Outcome, wait: number | undefined): Promise<void> {
  const failed = wait === undefined ? ('failed' as const) : ('waiting' as const);
  await inTransaction(db, async (tx) => {
    await tx
      .update(webhookDeliveries)
      .set({ ...outcome, attempts: attempts + 1, status: isTaken ? 'delivered' : failed, ...(isTaken && { deliveredAt: now() }) })
      .where(eq(webhookDeliveries.id, id));
    if (!isTaken && wait !== undefined) await requestJob(tx, deliverQueue, { deliveryId: id }, new Date(now().getTime() + wait * 1000));
  });
}
