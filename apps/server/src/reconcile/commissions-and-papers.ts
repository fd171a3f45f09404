import { sql } from 'drizzle-orm';
import { minutes, now } from '#kit/clock';
import { commissionBooks } from '#modules/affiliates';
import { keptNetOfLines } from '#modules/invoicing';
import { orderBooks } from '#modules/orders';
import type { BookRule } from '#platform/books';

/** How long the job that settles a commission may take. ms. */
const BY_JOB = minutes(60);

/** Whether affiliates have earned what the papers say, at their frozen rates. Minor units. */
export const commissionsAndPapers = (): readonly BookRule[] => [
  {
    name: 'commission-paper',
    broken: sql`
      select format('order %s, line %s', placed.order_number, commission.order_line_id) as about,
        format('it has earned affiliate %s %s %s, of what is kept (%s) it is %s', commission.affiliate_id, commission.earned, placed.currency, line.kept,
          commission.due) as problem,
        line.changed_at > ${new Date(now().getTime() - BY_JOB).toISOString()}::timestamptz as is_waiting
      from (${keptNetOfLines}) as line
      join lateral (
        select *, case when verdict = 'refused' then 0 else round(line.kept::numeric * basis_points / 10000) end as due
        from (${commissionBooks}) as book where book.order_line_id = line.order_line_id
      ) as commission on true
      join (${orderBooks}) as placed on placed.id = commission.order_id
      where commission.earned <> commission.due`,
  },
];
