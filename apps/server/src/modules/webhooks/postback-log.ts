import { and, count, desc, eq, gt } from 'drizzle-orm';
import { offsetOf, pageMeta, type Page, type PageMeta } from '#kit/paging';
import type { Db } from '#platform/database';
import type { PostbackProblem, PostbackState } from './contract.ts';
import { switchedOffWords } from './switched-off-words.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.ts';

/** What an affiliate was told, and what came of it. */
export interface Postback {
  id: string;
  /** One of the postbacks' events, or `ping`. */
  event: string;
  at: string;
  status: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  /** HTTP status of the last answer; null: none came. */
  answer: number | null;
  /** Null: it was taken, or nothing has been tried. */
  problem: PostbackProblem | null;
}

/** An affiliate's endpoint as he sees it: never with its secret. */
export interface PostbackSettings {
  /** Null: he has none. */
  address: string | null;
  state: PostbackState;
  /** Since when there is one; null: there is none. */
  since: string | null;
  /** Until when deliveries carry the signature of the secret before as well; null: they do not. */
  bothSecretsUntil: string | null;
}

/** @param at now: what was replaced longer ago than a day is over */
export async function postbackSettings(db: Db, affiliateId: number, at: Date): Promise<PostbackSettings> {
  const [endpoint] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.affiliateId, affiliateId));
  if (!endpoint) return { address: null, state: 'none', since: null, bothSecretsUntil: null };
  const { id, url, isActive, createdAt, previousSecretUntil } = endpoint;
  const [last] = await db
    .select({ status: webhookDeliveries.status })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, id), gt(webhookDeliveries.attempts, 0)))
    .orderBy(desc(webhookDeliveries.createdAt))
    .limit(1);
  const failing = last && last.status !== 'delivered' ? 'failing' : 'on';
  return {
    address: url || null,
    state: !isActive ? 'off' : failing,
    since: url ? createdAt.toISOString() : null,
    bothSecretsUntil: url && previousSecretUntil && previousSecretUntil > at ? previousSecretUntil.toISOString() : null,
  };
}

/** A page of what an affiliate was told in the last thirty days, the newest first. @param onlyFailed what was given up */
export async function postbackLog(
  db: Db,
  { affiliateId, page, onlyFailed = false }: { affiliateId: number; page: Page; onlyFailed?: boolean },
): Promise<{ postbacks: (Postback & { said: string })[]; meta: PageMeta }> {
  const where = and(eq(webhookEndpoints.affiliateId, affiliateId), onlyFailed ? eq(webhookDeliveries.status, 'failed') : undefined);
  const isOfIt = eq(webhookEndpoints.id, webhookDeliveries.endpointId);
  const [there] = await db.select({ told: count() }).from(webhookDeliveries).innerJoin(webhookEndpoints, isOfIt).where(where);
  const rows = await db
    .select({ delivery: webhookDeliveries })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, isOfIt)
    .where(where)
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(page.take)
    .offset(offsetOf(page));
  return {
    postbacks: rows.map(({ delivery }) => ({ ...shownPostback(delivery), said: delivery.lastError })),
    meta: pageMeta(there?.told ?? 0, page),
  };
}

/**
 * A delivery as its affiliate sees it. What his address answered with, and what our own network said of it, stays with the shop's
 * people: by it one could find out what stands in a network that trusts ours.
 */
export function shownPostback(delivery: typeof webhookDeliveries.$inferSelect): Postback {
  const { id, event, createdAt, status, attempts, lastStatus } = delivery;
  return { id, event, at: createdAt.toISOString(), status, attempts, answer: lastStatus, problem: problemOf(delivery) };
}

function problemOf({ lastStatus, lastError }: typeof webhookDeliveries.$inferSelect): PostbackProblem | null {
  if (lastStatus !== null) return lastStatus >= 200 && lastStatus < 300 ? null : 'answered';
  if (lastError === '') return null;
  if (lastError === switchedOffWords) return 'switched-off';
  if (/not in the public network|not https|password in it/.test(lastError)) return 'forbidden-address';
  return /timeout|aborted/i.test(lastError) ? 'too-late' : 'no-answer';
}
