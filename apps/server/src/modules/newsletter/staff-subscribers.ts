import { and, asc, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { countUpTo, type Counted } from '#platform/count-up-to';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import type { SubscriptionStatus } from './contract.ts';
import { endSubscription } from './end-subscription.ts';
import { SubscriberNotFound } from './errors.ts';
import { newsletterSubscribers } from './tables.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** What a list of subscribers is narrowed by. */
export interface SubscriberFilter {
  /** The beginning of an e-mail. */
  q?: string | undefined;
  status?: SubscriptionStatus | undefined;
  countryId?: number | undefined;
  languageId?: number | undefined;
}

interface SubscriberList {
  filter: SubscriberFilter;
  order: 'asc' | 'desc';
  ids?: readonly string[] | undefined;
  offset: number;
  limit: number;
}

const { id, email, countryId, languageId, status, consentText, consentAt, source, confirmedAt, endedAt } = newsletterSubscribers;
const shown = { id, email, countryId, languageId, status, consentText, consentAt, source, confirmedAt, endedAt };

/** A subscriber, without what his links are signed with. */
export type StaffSubscriber = Omit<typeof newsletterSubscribers.$inferSelect, 'linkKey' | 'mails' | 'mailsSince'>;

/** Subscribers as somebody has filtered them, by when they came. */
export async function staffSubscribers(
  db: Db,
  { filter, order, ids, offset, limit }: SubscriberList,
): Promise<{ rows: StaffSubscriber[]; count: Counted }> {
  const where = and(ids && inArray(id, ids.map(Number)), ...conditionsOf(filter)) ?? sql`true`;
  const by = (order === 'desc' ? desc : asc)(id);
  const rows = await db.select(shown).from(newsletterSubscribers).where(where).orderBy(by).limit(limit).offset(offset);
  return { rows, count: await countUpTo(db, sql`select 1 from ${newsletterSubscribers} where ${where}`) };
}

/** @throws SubscriberNotFound */
export async function staffSubscriber(db: Db, subscriberId: number): Promise<StaffSubscriber> {
  const [found] = await db.select(shown).from(newsletterSubscribers).where(eq(id, subscriberId));
  if (!found) throw new SubscriberNotFound(subscriberId);
  return found;
}

/** Staff end a subscription: its owner has asked for it, or his mailbox was found to be gone. @throws SubscriberNotFound */
export async function stopSubscriber(tx: Tx, subscriberId: number, as: 'unsubscribed' | 'bounced'): Promise<StaffSubscriber> {
  await staffSubscriber(tx, subscriberId);
  await endSubscription(tx, subscriberId, as);
  return staffSubscriber(tx, subscriberId);
}

/** Rows that are read at once. */
const batch = 1000;

/** All that a filter finds, each with the secret of the link that has to stand below whatever is sent to him. */
export async function* exportSubscribers(db: Db, filter: SubscriberFilter): AsyncGenerator<StaffSubscriber & { unsubscribeToken: string }> {
  for (let after = 0; ;) {
    const rows = await db
      .select()
      .from(newsletterSubscribers)
      .where(and(gt(id, after), ...conditionsOf(filter)))
      .orderBy(asc(id))
      .limit(batch);
    for (const row of rows) yield { ...row, unsubscribeToken: unsubscribeToken(row) };
    if (rows.length < batch) return;
    after = rows.at(-1)?.id ?? after;
  }
}

function conditionsOf({ q = '', ...filter }: SubscriberFilter): (SQL | undefined)[] {
  const start = q
    .trim()
    .toLowerCase()
    .replace(/[%_\\]/g, '\\$&');
  return [
    start === '' ? undefined : sql`${email} like ${`${start}%`}`,
    filter.status && eq(status, filter.status),
    filter.countryId === undefined ? undefined : eq(countryId, filter.countryId),
    filter.languageId === undefined ? undefined : eq(languageId, filter.languageId),
  ];
}
