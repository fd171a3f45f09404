import { sql, type SQL } from 'drizzle-orm';
import { ordersTrackedAs } from '#modules/fulfilment';
import { ordersOfPaper } from '#modules/invoicing';
import { ordersBy } from '#modules/orders';
import type { Db } from '#platform/database';
import { phonesMeant } from '../phones-meant.ts';

/** Orders by whatever somebody has typed of them: a query of their ids. */
export async function ordersFound(db: Db, text: string): Promise<SQL> {
  const own = ordersBy({ text, phones: await phonesMeant(db, text) });
  if (text.includes('@')) return own;
  return sql`${own} union ${ordersTrackedAs(text)} union ${ordersOfPaper(text)}`;
}
