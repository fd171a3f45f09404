import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { minutes, now } from '#kit/clock';
import type { Db } from '#platform/database';
import { MAIL_CLAIM_TIMEOUT_MS } from '#platform/mailer';
import { inTransaction, type Tx } from '#platform/transaction';
import type { deliveryStatuses, NewsletterFlow } from '../contract.ts';
import { mailings, newsletterDeliveries } from '../tables.ts';
import { selectAudience } from './audience.ts';
import { getNextMailingState } from './mailing-transitions.ts';

/** A claimed email to one subscriber. */
export interface Delivery {
  id: number;
  mailingId: number | null;
  flow: NewsletterFlow | null;
  /** Null: the subscriber was deleted. */
  subscriberId: number | null;
  attempts: number;
}

/** The period for which the throttle counts emails, in ms. */
const THROTTLE_PERIOD_MS = minutes(1);
/** With the delays of {@link postponeDelivery}, the last attempt is after about three days. */
const MAX_ATTEMPTS = 20;

/**
 * Selects the recipients of the mailings that are due. Each mailing has its own transaction, so that an error in one does not delay the others.
 * @param onError called for each mailing that could not be started; the next run tries again
 */
export async function startDueMailings(db: Db, onError: (error: unknown, mailingId: number) => void): Promise<void> {
  const isDue = and(eq(mailings.state, 'scheduled'), lte(mailings.sendAt, now()));
  const due = await db.select({ id: mailings.id }).from(mailings).where(isDue).orderBy(mailings.id);
  for (const { id } of due) await inTransaction(db, (tx) => startMailing(tx, id)).catch((error: unknown) => onError(error, id));
}

/** Selects the recipients together with the change of the state. The unique key allows one email per mailing and subscriber. */
async function startMailing(tx: Tx, id: number): Promise<void> {
  const [mailing] = await tx.select({ state: mailings.state, audience: mailings.audience }).from(mailings).where(eq(mailings.id, id)).for('update');
  // Another run has started it, or staff have cancelled it.
  if (mailing?.state !== 'scheduled') return;
  const at = now();
  await tx
    .update(mailings)
    .set({ state: getNextMailingState(mailing.state, 'start'), startedAt: at })
    .where(eq(mailings.id, id));
  await tx.execute(sql`insert into ${newsletterDeliveries} (mailing_id, subscriber_id, due_at)
    select ${id}, audience.id, ${at.toISOString()} from (${selectAudience(mailing.audience)}) as audience order by audience.id on conflict do nothing`);
}

/** The emails that were claimed, and when more can be claimed. */
export interface Claim {
  deliveries: Delivery[];
  /** Ms until the throttle allows another email; undefined: no email is due. */
  waitMs?: number | undefined;
}

/**
 * Claims emails that are due, at most as many as the throttle allows in any minute for all processes together.
 * @param most maximum number of claimed emails
 */
export async function claimDeliveries(db: Db, { most, perMinute }: { most: number; perMinute: number }): Promise<Claim> {
  return inTransaction(db, async (tx) => {
    // Two processes must not use the same free places of the throttle.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('newsletter deliveries'))`);
    const at = now();
    const { rows: counted } = await tx.execute<{ count: number; ageMs: number }>(sql`
      select count(*)::int as count, coalesce(extract(epoch from ${at.toISOString()}::timestamptz - min(claimed_at)) * 1000, 0)::float8 as "ageMs"
      from ${newsletterDeliveries} where claimed_at > ${new Date(at.getTime() - THROTTLE_PERIOD_MS).toISOString()}`);
    const { count = 0, ageMs = 0 } = counted[0] ?? {};
    const take = Math.min(most, perMinute - count);
    if (take <= 0) return (await isAnyDue(tx, at)) ? { deliveries: [], waitMs: THROTTLE_PERIOD_MS - ageMs } : { deliveries: [] };
    const { rows } = await tx.execute<Delivery & Record<string, unknown>>(sql`
      update ${newsletterDeliveries} as claimed
      set claimed_at = ${at.toISOString()}, due_at = ${new Date(at.getTime() + MAIL_CLAIM_TIMEOUT_MS).toISOString()}, attempts = attempts + 1
      where claimed.id in (${selectDue(at)} order by delivery.due_at, delivery.id limit ${take})
      returning id::int, mailing_id as "mailingId", flow, subscriber_id as "subscriberId", attempts`);
    return { deliveries: rows.toSorted((a, b) => a.id - b.id) };
  });
}

async function isAnyDue(tx: Tx, at: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ isDue: boolean }>(sql`select exists (${selectDue(at)}) as "isDue"`);
  return rows[0]?.isDue ?? false;
}

/** Selects the ids of the emails that can be sent at a time. */
const selectDue = (at: Date): SQL => sql`
  select delivery.id from ${newsletterDeliveries} as delivery left join ${mailings} as mailing on mailing.id = delivery.mailing_id
  where delivery.status = 'waiting' and delivery.due_at <= ${at.toISOString()} and (mailing.id is null or mailing.state = 'sending')`;

type Status = (typeof deliveryStatuses)[number];

/** Records the result of an email. */
export async function finishDelivery(db: Db, id: number, status: Exclude<Status, 'waiting'>): Promise<void> {
  await db
    .update(newsletterDeliveries)
    .set({ status, ...(status === 'sent' && { sentAt: now() }) })
    .where(eq(newsletterDeliveries.id, id));
}

/** Postpones an email after an error of the mail server: first a minute, then twice as long each time, six hours at most. */
export async function postponeDelivery(db: Db, { id, attempts }: Pick<Delivery, 'id' | 'attempts'>): Promise<void> {
  if (attempts >= MAX_ATTEMPTS) return finishDelivery(db, id, 'failed');
  const delay = minutes(Math.min(2 ** (attempts - 1), 360));
  await db
    .update(newsletterDeliveries)
    .set({ dueAt: new Date(now().getTime() + delay) })
    .where(eq(newsletterDeliveries.id, id));
}

/** Marks the mailings without waiting emails as sent. */
export async function finishMailings(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id from ${mailings} as mailing where state = 'sending'
        and not exists (select from ${newsletterDeliveries} where mailing_id = mailing.id and status = 'waiting') for update`);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx
      .update(mailings)
      .set({ state: getNextMailingState('sending', 'finish'), endedAt: now() })
      .where(inArray(mailings.id, ids));
  });
}
