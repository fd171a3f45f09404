import { and, asc, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { formatCsvLine } from '#kit/csv-line';
import { buildShopUrl, findLanguage, getCountry } from '#modules/countries';
import type { Config } from '#platform/config';
import { countWithLimit, type Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { escapeLike } from '#platform/sql/like-pattern';
import type { SubscriptionStatus } from './contract.ts';
import { endSubscription } from './end-subscription.ts';
import { SubscriberNotFound } from './errors.ts';
import { newsletterSubscribers } from './tables.ts';
import { buildUnsubscribeToken } from './unsubscribe-token.ts';
import { toRecordIds } from '#platform/request-fields';

/** Filter of a list of subscribers. */
export interface SubscriberFilter {
  /** The beginning of an email address. */
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

/** A subscriber without the key that signs their links. */
export type AdminSubscriber = Omit<typeof newsletterSubscribers.$inferSelect, 'linkKey' | 'mails' | 'mailsSince'>;

/** Lists the subscribers that match a filter, by time. */
export async function listAdminSubscribers(
  db: Db,
  { filter, order, ids, offset, limit }: SubscriberList,
): Promise<{ rows: AdminSubscriber[]; count: Counted }> {
  const where = and(ids && inArray(id, toRecordIds(ids)), ...buildConditions(filter)) ?? sql`true`;
  const by = (order === 'desc' ? desc : asc)(id);
  const rows = await db.select(shown).from(newsletterSubscribers).where(where).orderBy(by).limit(limit).offset(offset);
  return { rows, count: await countWithLimit(db, sql`select 1 from ${newsletterSubscribers} where ${where}`) };
}

/** Returns a subscriber. @throws SubscriberNotFound */
export async function getAdminSubscriber(db: Db, subscriberId: number): Promise<AdminSubscriber> {
  const [found] = await db.select(shown).from(newsletterSubscribers).where(eq(id, subscriberId));
  if (!found) throw new SubscriberNotFound(subscriberId);
  return found;
}

/** Ends a subscription on behalf of staff: on request, or after a bounce. @throws SubscriberNotFound */
export async function stopSubscriber(tx: Tx, subscriberId: number, as: 'unsubscribed' | 'bounced'): Promise<AdminSubscriber> {
  await getAdminSubscriber(tx, subscriberId);
  await endSubscription(tx, subscriberId, as);
  return getAdminSubscriber(tx, subscriberId);
}

/** Rows read per query. */
const batch = 1000;

async function* generateSubscribers(db: Db, filter: SubscriberFilter): AsyncGenerator<AdminSubscriber & { unsubscribeToken: string }> {
  for (let after = 0; ;) {
    const rows = await db
      .select()
      .from(newsletterSubscribers)
      .where(and(gt(id, after), ...buildConditions(filter)))
      .orderBy(asc(id))
      .limit(batch);
    for (const row of rows) yield { ...row, unsubscribeToken: buildUnsubscribeToken(row) };
    if (rows.length < batch) return;
    after = rows.at(-1)?.id ?? after;
  }
}

const tableColumns = ['email', 'status', 'country', 'language', 'source', 'consent', 'consented', 'confirmed', 'ended', 'unsubscribe'];

/** Yields the lines of a CSV file with all subscribers that match a filter, each with the unsubscribe link that their mails must contain. */
export async function* exportSubscribers(db: Db, config: Config, filter: SubscriberFilter): AsyncGenerator<string> {
  yield formatCsvLine(tableColumns);
  for await (const { unsubscribeToken: token, ...row } of generateSubscribers(db, filter)) {
    yield formatCsvLine([
      row.email,
      row.status,
      (await getCountry(db, row.countryId)).code,
      (await findLanguage(db, row.languageId))?.code ?? '',
      row.source,
      row.consentText,
      row.consentAt.toISOString(),
      row.confirmedAt?.toISOString() ?? '',
      row.endedAt?.toISOString() ?? '',
      `${await buildShopUrl(db, config, row)}/unsubscribe?token=${token}`,
    ]);
  }
}

function buildConditions({ q = '', ...filter }: SubscriberFilter): (SQL | undefined)[] {
  const start = escapeLike(q.trim().toLowerCase());
  return [
    start === '' ? undefined : sql`${email} like ${`${start}%`}`,
    filter.status && eq(status, filter.status),
    filter.countryId === undefined ? undefined : eq(countryId, filter.countryId),
    filter.languageId === undefined ? undefined : eq(languageId, filter.languageId),
  ];
}
