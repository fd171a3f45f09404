import { sql, type SQL } from 'drizzle-orm';
import { mostCounted } from '#platform/count-up-to';
import { orderLines, orders } from './tables.ts';

/** What somebody may know of an order. */
interface OrderClue {
  /** As it was typed. */
  text: string;
  /** The telephone numbers that it may be, in E.164. */
  phones: readonly string[];
}

/**
 * Orders by what is known of them: the beginning of an e-mail; else an order, invoice or parcel number, a SKU, a telephone number
 * or the beginning of a last name. Each way is served by an index. @returns a query of their ids
 */
export function ordersBy({ text, phones }: OrderClue): SQL {
  const wanted = text.trim();
  if (wanted.includes('@')) return sql`select id from ${orders} where ${orders.email} like ${beginning(wanted)}`;
  const upper = wanted.toUpperCase();
  const names = [upper, upper.replace(/-\d+$/, '')];
  const ways = [
    sql`select id from ${orders} where ${orders.orderNumber} in ${names} or ${orders.invoiceNumber} = ${upper}`,
    sql`select order_id from ${orderLines} where ${orderLines.sku} in ${[wanted, upper]}`,
  ];
  if (phones.length > 0) ways.push(sql`select id from ${orders} where ${orders.phone} in ${[...phones]}`);
  const words = wanted.split(/[\s,]+/).filter((word) => /^\p{L}/u.test(word));
  for (const word of words) ways.push(named(word, words));
  return sql.join(ways, sql` union `);
}

/**
 * A last name, those who are called just so before those whose name only begins so; with more words, the first name must begin
 * with one of the others. Of a common name the last orders are found, as many as a list counts.
 */
function named(word: string, words: readonly string[]): SQL {
  const last = sql`lower(${orders.shippingAddress} ->> 'lastName')`;
  const others = words
    .filter((other) => other !== word)
    .map((other) => sql`lower(${orders.shippingAddress} ->> 'firstName') like ${beginning(other)}`);
  const first = others.length === 0 ? sql`true` : sql`(${sql.join(others, sql` or `)})`;
  return sql`
    (select id from ${orders} where ${last} = ${word.toLowerCase()} and ${first} order by ${orders.placedAt} desc nulls last limit ${mostCounted})
    union (select id from ${orders} where ${last} like ${beginning(word)} and ${first} limit ${mostCounted})`;
}

const beginning = (text: string): string => `${text.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`;
