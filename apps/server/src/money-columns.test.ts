import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#testing/database';

/**
 * 4-byte columns with counts, positions, days, sizes and rates. An unlisted column must be bigint, because it may contain money: 21 million forint or
 * taka in minor units exceed 4 bytes. `id` and `…_id` need no entry.
 */
const countColumns = new Set([
  ...[
    'attempts',
    'basis_points',
    'bytes',
    'cancelled',
    'checks',
    'clicks',
    'created_by',
    'customers',
    'days',
    'delay_days',
    'delivered_after_days',
    'done',
    'expected_back',
    'exponent',
    'failures',
  ],
  ...['focus_x', 'focus_y', 'item_count', 'pause_days', 'product_count'],
  ...['first_sequence', 'fit_large', 'fit_small', 'fit_true', 'from_orders', 'height', 'held', 'held_change', 'hold_days', 'host_of', 'hour', 'last'],
  ...[
    'last_sequence',
    'last_status',
    'ledger_sequence',
    'mails',
    'max_days',
    'max_rate_age_days',
    'min_days',
    'minutes',
    'month_day',
    'most_uses',
    'most_uses_each',
    'name_words',
  ],
  ...[
    'on_hand',
    'on_hand_change',
    'orders',
    'other_words',
    'pieces',
    'points',
    'popularity',
    'position',
    'priority',
    'quantity',
    'quick_order_seconds',
  ],
  ...[
    'most_clicks_per_network',
    'recommendation',
    'round',
    'searches',
    'refunds',
    'reports',
    'rest_days',
    'returned',
    'review_count',
    'review_from_orders',
    'revision',
    'rule_number',
    'sequence',
    'sold',
  ],
  ...['spins_per_day', 'spins_per_network', 'star_sum', 'stars', 'started_by', 'status', 'turns', 'uses', 'valid_clicks', 'valid_days'],
  ...['vat_basis_points', 'version', 'visits', 'weekday', 'weight_grams', 'width', 'within1', 'within2', 'within3', 'within6', 'within12', 'year'],
  // The rows of an imported file.
  'import_runs.total',
]);

test('no column of money has 4 bytes', async ({ database }) => {
  const { rows } = await database.db.execute<{ name: string; type: string }>(sql`
    select table_name || '.' || column_name as name, udt_name as type from information_schema.columns
    where table_schema = 'public' and udt_name in ('int2', 'int4', '_int2', '_int4', 'float4', 'float8', 'numeric')`);
  const unknown = rows.filter(({ name }) => {
    const [, column = ''] = name.split('.');
    return !/(^|_)ids?$/.test(column) && !countColumns.has(column) && !countColumns.has(name);
  });
  expect(unknown).toEqual([]);
  expect(rows.length).toBeGreaterThan(200);
});
