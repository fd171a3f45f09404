import { sql, type SQL } from 'drizzle-orm';
import { MAX_COUNTED } from '#platform/requests/count-with-limit';
import { toStartPattern } from '#platform/sql/like-pattern';
import { orderLines, orders } from '../tables.ts';

/** A search text for orders. */
interface OrderSearch {
  /** As entered. */
  text: string;
  /** Possible telephone numbers, in E.164. */
  phones: readonly string[];
}

/**
 * Searches orders by the start of an email address; otherwise by order, invoice or parcel number, SKU, telephone number or the start of a
 * last name. Each of these uses an index. @returns a query of their ids
 */
export function searchOrderIds({ text, phones }: OrderSearch): SQL {
  const wanted = text.trim();
  if (wanted.includes('@')) return sql`select id from ${orders} where ${orders.email} like ${toStartPattern(wanted)}`;
  const upper = wanted.toUpperCase();
  const names = [upper, upper.replace(/-\d+$/, '')];
  const ways = [
    sql`select id from ${orders} where ${orders.orderNumber} in ${names} or ${orders.invoiceNumber} = ${upper}`,
    sql`select order_id from ${orderLines} where ${orderLines.sku} in ${[wanted, upper]}`,
  ];
  if (phones.length > 0) ways.push(sql`select id from ${orders} where ${orders.phone} in ${[...phones]}`);
  const words = wanted.split(/[\s,]+/).filter((word) => /^\p{L}/u.test(word));
  for (const word of words) ways.push(matchLastName(word, words));
  return sql.join(ways, sql` union `);
}

/**
 * Matches a last name, full matches before those by the start; with several words, the first name must start with one of the others. For a
 * common name the latest orders are returned, up to the number that a list counts.
 */
function matchLastName(word: string, words: readonly string[]): SQL {
  const last = sql`lower(${orders.shippingAddress} ->> 'lastName')`;
  const others = words
    .filter((other) => other !== word)
    .map((other) => sql`lower(${orders.shippingAddress} ->> 'firstName') like ${toStartPattern(other)}`);
  const first = others.length === 0 ? sql`true` : sql`(${sql.join(others, sql` or `)})`;
  return sql`
    (select id from ${orders} where ${last} = ${word.toLowerCase()} and ${first} order by ${orders.placedAt} desc nulls last limit ${MAX_COUNTED})
    union (select id from ${orders} where ${last} like ${toStartPattern(word)} and ${first} limit ${MAX_COUNTED})`;
}
