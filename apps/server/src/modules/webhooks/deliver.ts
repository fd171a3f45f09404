import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import { requestJob } from '#platform/request-job';
import { safePost } from '#platform/safe-post';
import type { Services } from '#platform/services';
import { inTransaction } from '#platform/transaction';
import { queueFor } from './queue-deliveries.ts';
import { policyFor } from './request-policy.ts';
import { signatureHeaders } from './sign.ts';
import { switchedOffWords } from './switched-off-words.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

/** Seconds between the tries: at once, then over about a day. */
const waits = [10, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 8 * 3600, 9 * 3600];

type Delivery = typeof webhookDeliveries.$inferSelect;
type Endpoint = typeof webhookEndpoints.$inferSelect;
/** What came of a try. */
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
  await keep(db, found, outcome, endpoint.isActive ? waits[delivery.attempts] : undefined);
}

const switchedOff: Outcome = { isTaken: false, lastStatus: null, lastError: switchedOffWords };

/** Tells a system once, signed. Whatever goes wrong over there is an outcome, and nothing is thrown. */
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
  const headers = { ...signatureHeaders({ id, timestamp: Math.floor(at.getTime() / 1000), body }, secrets), 'user-agent': 'Selvedge webhooks' };
  try {
    const { status, text } = await safePost(endpoint.url, { body, headers }, policyFor(endpoint, config), signal);
    const isTaken = status >= 200 && status < 300;
    return { isTaken, lastStatus: status, lastError: isTaken ? '' : text.replaceAll('\0', '').slice(0, 500) };
  } catch (error) {
    return { isTaken: false, lastStatus: null, lastError: error instanceof Error ? error.message : String(error) };
  }
}

interface Told {
  delivery: Delivery;
  endpoint: Endpoint;
}

/** @param wait seconds until it is tried again; undefined: it has been tried often enough */
async function keep(db: Db, { delivery, endpoint }: Told, { isTaken, ...outcome }: Outcome, wait: number | undefined): Promise<void> {
  const { id, attempts } = delivery;
  const failed = wait === undefined ? ('failed' as const) : ('waiting' as const);
  await inTransaction(db, async (tx) => {
    await tx
      .update(webhookDeliveries)
      .set({ ...outcome, attempts: attempts + 1, status: isTaken ? 'delivered' : failed, ...(isTaken && { deliveredAt: now() }) })
      .where(eq(webhookDeliveries.id, id));
    if (!isTaken && wait !== undefined) await requestJob(tx, queueFor(endpoint), { deliveryId: id }, new Date(now().getTime() + wait * 1000));
  });
}
