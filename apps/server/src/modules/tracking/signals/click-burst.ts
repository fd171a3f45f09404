import { sql, type SQL } from 'drizzle-orm';
import { minutes } from '#kit/clock';

/** ms in which the clicks of one affiliate from one network are counted. */
const BURST_WINDOW_MS = minutes(10);

/**
 * Selects how many valid clicks each affiliate had from each network shortly before a batch. A script that changes its user agent looks like
 * many visitors, but they share their network.
 * @param batch the hashed addresses, and the times of the first and the last click in ms
 */
export const selectClicksByNetwork = ({ addresses, first, until }: { addresses: readonly string[]; first: number; until: string }): SQL => sql`
  select address_hash, affiliate_id, count(*) as clicks from clicks
  where address_hash = any(${sql.param(addresses)}::uuid[]) and at > ${new Date(first - BURST_WINDOW_MS).toISOString()}::timestamptz
    and at < ${until}::timestamptz and reason = '' and affiliate_id is not null
  group by 1, 2`;
