import { sql, type SQL } from 'drizzle-orm';
import { runChecks, readFigures, type ReconciliationCheck, type ReconciliationResult } from '#platform/sql/reconciliation-checks';
import type { Db } from '#platform/database';
import { stockLevels, stockMovements } from './tables.ts';

const rules: readonly ReconciliationCheck[] = [
  {
    name: 'stock-sum',
    broken: sql`
      select format('variant %s', variant_id) as about,
        format('the stock is %s on hand and %s held, but its movements add up to %s and %s', on_hand, held, moved_on_hand, moved_held) as problem
      from (
        select variant_id, coalesce(level.on_hand, 0) as on_hand, coalesce(level.held, 0) as held,
          coalesce(moved.on_hand, 0) as moved_on_hand, coalesce(moved.held, 0) as moved_held
        from ${stockLevels} as level
        full join (
          select variant_id, sum(on_hand_change) as on_hand, sum(held_change) as held from ${stockMovements} group by variant_id
        ) as moved using (variant_id)
      ) as compared
      where on_hand <> moved_on_hand or held <> moved_held
      order by variant_id`,
  },
  {
    name: 'stock-range',
    broken: sql`
      select format('variant %s', variant_id) as about, format('the stock of %s on hand and %s held is not valid', on_hand, held) as problem
      from ${stockLevels} where on_hand < 0 or held < 0 or held > on_hand
      order by variant_id`,
  },
  {
    name: 'stock-kinds',
    broken: sql`
      select format('movement %s', id) as about, format('a movement of the kind %s must not change the stock on hand by %s and the held stock by %s', kind, on_hand_change, held_change) as problem
      from ${stockMovements}
      where not case kind
        when 'received' then on_hand_change > 0 and held_change = 0
        when 'held' then on_hand_change = 0 and held_change > 0
        when 'released' then on_hand_change = 0 and held_change < 0
        when 'sold' then on_hand_change < 0 and held_change in (0, on_hand_change)
        when 'returned' then on_hand_change > 0 and held_change = 0
        when 'corrected' then held_change = 0
        else false end
      order by id`,
  },
];

/** Checks that the stock levels of each variant equal the sum of its movements. */
export async function reconcileStock(db: Db): Promise<ReconciliationResult> {
  return {
    figures: await readFigures(
      db,
      sql`
        select 'pieces on hand now' as name, coalesce(sum(on_hand), 0) as figure from ${stockLevels}
        union all select 'pieces held now', coalesce(sum(held), 0) from ${stockLevels}
        union all (select 'pieces ' || kind, sum(abs(on_hand_change) + case when on_hand_change = 0 then abs(held_change) else 0 end)
          from ${stockMovements} group by kind order by kind)`,
    ),
    discrepancies: await runChecks(db, rules),
  };
}

/** Movements by order number, import or person: a query with `reference, variant_id, on_hand, held`, both as signed sums. */
export const movedByReference: SQL = sql`
  select reference, variant_id, sum(on_hand_change)::int as on_hand, sum(held_change)::int as held
  from ${stockMovements} group by reference, variant_id`;
