import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Services } from '#platform/services';
import { send } from './deliver.ts';
import { pingData } from './redeliver.ts';
import { toPostbackRow, type Postback } from './postback-log.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

/**
 * Sends a test delivery to an affiliate's endpoint once, without retries, and stores the result. The affiliate waits for
 * the answer.
 * @returns undefined if there is no address or it is switched off
 */
export async function pingPostback(
  { db, config }: Pick<Services, 'db' | 'config'>,
  affiliateId: number,
  signal: AbortSignal,
): Promise<Postback | undefined> {
  const [endpoint] = await db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.affiliateId, affiliateId), eq(webhookEndpoints.isActive, true), ne(webhookEndpoints.url, '')));
  if (!endpoint) return undefined;
  const ping = { id: randomUUID(), event: 'ping', payload: pingData, createdAt: now() };
  const { isTaken, ...outcome } = await send(ping, endpoint, config, signal);
  const stored = { ...ping, ...outcome, endpointId: endpoint.id, attempts: 1 };
  const [row] = await db
    .insert(webhookDeliveries)
    .values({ ...stored, status: isTaken ? 'delivered' : 'failed', deliveredAt: isTaken ? now() : null })
    .returning();
  return row && toPostbackRow(row);
}
