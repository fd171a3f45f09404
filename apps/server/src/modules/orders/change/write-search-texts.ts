import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { orders, orderSearchDue, orderSearchTexts } from '../tables.ts';

/** Number of orders per statement. A change of one of these orders waits for the statement. */
const BATCH_SIZE = 200;

/**
 * Writes the search texts of all orders that wait for it. Leaves orders that another transaction changes for the next call: waiting for them could
 * end in a deadlock. The locks also prevent an older text from replacing the text of a change that was made meanwhile.
 * @param signal stops between two statements
 */
export async function writeOrderSearchTexts(db: Db, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const { rowCount } = await db.execute(sql`
      with picked as materialized (
        select due.order_id, compose_order_search_text(o) as text from ${orderSearchDue} as due join ${orders} as o on o.id = due.order_id
        order by due.order_id limit ${BATCH_SIZE} for update of due skip locked for share of o skip locked
      ),
      finished as (delete from ${orderSearchDue} using picked where ${orderSearchDue.orderId} = picked.order_id)
      insert into ${orderSearchTexts} (order_id, text) select order_id, text from picked
      on conflict (order_id) do update set text = excluded.text`);
    if ((rowCount ?? 0) < BATCH_SIZE) return;
  }
}
