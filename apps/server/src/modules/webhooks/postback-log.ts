import { and, count, desc, eq, gt } from 'drizzle-orm';
import { computeOffset, buildPageMeta, type Page, type PageMeta } from '#kit/paging';
import type { Db } from '#platform/database';
import type { PostbackProblem, PostbackState } from './contract.ts';
import { switchedOffMessage } from './deliver.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

/** A delivery to an affiliate and its result. */
export interface Postback {
  id: string;
  /** One of the postback events, or `ping`. */
  event: string;
  at: string;
  status: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  /** HTTP status of the last answer; null: no answer. */
  answer: number | null;
  /** Null: delivered, or not attempted yet. */
  problem: PostbackProblem | null;
}

/** An affiliate's endpoint without its secret. */
interface PostbackSettings {
  /** Null: no address. */
  address: string | null;
  state: PostbackState;
  /** When it was created; null: no endpoint. */
  since: string | null;
  /** Until when deliveries also carry the previous secret's signature; null: they do not. */
  bothSecretsUntil: string | null;
}

/** Returns an affiliate's endpoint. @param at now; an older secret expires a day after it is replaced */
export async function readPostbackSettings(db: Db, affiliateId: number, at: Date): Promise<PostbackSettings> {
  const [endpoint] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.affiliateId, affiliateId));
  if (!endpoint) return { address: null, state: 'none', since: null, bothSecretsUntil: null };
  const { id, url, isActive, createdAt, previousSecretUntil } = endpoint;
  const [last] = await db
    .select({ status: webhookDeliveries.status })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, id), gt(webhookDeliveries.attempts, 0)))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(1);
  const failing = last && last.status !== 'delivered' ? 'failing' : 'on';
  return {
    address: url || null,
    state: !isActive ? 'off' : failing,
    since: url ? createdAt.toISOString() : null,
    bothSecretsUntil: url && previousSecretUntil && previousSecretUntil > at ? previousSecretUntil.toISOString() : null,
  };
}

/** Returns a page of the deliveries of the last thirty days, the newest first. @param onlyFailed only those that are not retried any more */
export async function readPostbackLog(
  db: Db,
  { affiliateId, page, onlyFailed = false }: { affiliateId: number; page: Page; onlyFailed?: boolean },
): Promise<{ postbacks: (Postback & { lastError: string })[]; meta: PageMeta }> {
  const where = and(eq(webhookEndpoints.affiliateId, affiliateId), onlyFailed ? eq(webhookDeliveries.status, 'failed') : undefined);
  const isEndpointOfDelivery = eq(webhookEndpoints.id, webhookDeliveries.endpointId);
  const [there] = await db.select({ total: count() }).from(webhookDeliveries).innerJoin(webhookEndpoints, isEndpointOfDelivery).where(where);
  const rows = await db
    .select({ delivery: webhookDeliveries })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, isEndpointOfDelivery)
    .where(where)
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(page.take)
    .offset(computeOffset(page));
  return {
    postbacks: rows.map(({ delivery }) => ({ ...toPostbackRow(delivery), lastError: delivery.lastError })),
    meta: buildPageMeta(there?.total ?? 0, page),
  };
}

/**
 * Converts a delivery for its affiliate. Response bodies and network errors are visible to staff only: they could reveal hosts in
 * a private network.
 */
export function toPostbackRow(delivery: typeof webhookDeliveries.$inferSelect): Postback {
  const { id, event, createdAt, status, attempts, lastStatus } = delivery;
  return { id, event, at: createdAt.toISOString(), status, attempts, answer: lastStatus, problem: findProblem(delivery) };
}

function findProblem({ lastStatus, lastError }: typeof webhookDeliveries.$inferSelect): PostbackProblem | null {
  if (lastStatus !== null) return lastStatus >= 200 && lastStatus < 300 ? null : 'answered';
  if (lastError === '') return null;
  if (lastError === switchedOffMessage) return 'switched-off';
  if (/not in the public network|not https|password in it/.test(lastError)) return 'forbidden-address';
  return /timeout|aborted/i.test(lastError) ? 'too-late' : 'no-answer';
}
