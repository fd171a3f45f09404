import { sql, type SQL } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { orderBuyers } from '#modules/orders';
import type { Db } from '#platform/database';
import type { MailingAudience } from '../contract.ts';
import { newsletterSubscribers } from '../tables.ts';

/**
 * Returns the query of the subscribers of an audience: one column, `id`. Only confirmed subscriptions are selected, whatever the rules are.
 * Guests have no account, so an order belongs to the subscriber with its email address.
 */
export function selectAudience({ countryIds, languageIds, subscribedSince, ...rules }: MailingAudience): SQL {
  const orderRule = buildOrderRule(rules);
  const conditions: SQL[] = [
    sql`subscriber.status = 'confirmed'`,
    // A closed shop sends no newsletters.
    sql`exists (select from countries where id = subscriber.country_id and is_active)`,
    ...(countryIds.length > 0 ? [sql`subscriber.country_id = any(${sql.param(countryIds)}::int[])`] : []),
    ...(languageIds.length > 0 ? [sql`subscriber.language_id = any(${sql.param(languageIds)}::int[])`] : []),
    ...(subscribedSince === null ? [] : [sql`subscriber.confirmed_at >= ${`${subscribedSince}T00:00:00Z`}::timestamptz`]),
    ...(orderRule ? [orderRule] : []),
  ];
  const buyers = sql`left join (select buyer, count(*)::int as orders, max(placed_at) as last_at from (${orderBuyers}) as bought group by buyer) as history
    on history.buyer = subscriber.email`;
  // The orders are grouped only if a rule needs them.
  return sql`select subscriber.id from ${newsletterSubscribers} as subscriber ${orderRule ? buyers : sql``} where ${sql.join(conditions, sql` and `)}`;
}

function buildOrderRule({ orders, minOrders, lastOrderDays }: Pick<MailingAudience, 'orders' | 'minOrders' | 'lastOrderDays'>): SQL | undefined {
  if (orders === 'never') return sql`history.orders is null`;
  const rules = [
    ...(orders === 'ordered' ? [sql`history.orders >= 1`] : []),
    ...(minOrders === null ? [] : [sql`history.orders >= ${minOrders}`]),
    ...(lastOrderDays === null ? [] : [sql`history.last_at <= ${new Date(now().getTime() - days(lastOrderDays)).toISOString()}::timestamptz`]),
  ];
  return rules.length === 0 ? undefined : sql.join(rules, sql` and `);
}

/** Counts the subscribers of an audience by country. */
export async function countAudience(
  db: Db,
  audience: MailingAudience,
): Promise<{ count: number; countries: { countryId: number; count: number }[] }> {
  const { rows: countries } = await db.execute<{ countryId: number; count: number }>(sql`
    select country_id as "countryId", count(*)::int as count from ${newsletterSubscribers}
    where id in (${selectAudience(audience)}) group by country_id order by count desc, country_id`);
  return { count: countries.reduce((sum, { count }) => sum + count, 0), countries };
}
