import { days } from '#kit/clock';
import type { CountryRow } from '#modules/countries';
import { addPastClicks } from '#modules/tracking';
import type { Tx } from '#platform/transaction';
import { listLinksOfAffiliate } from '#seeds/affiliates';
import { deleteClicksBefore, hasClicks } from '#seeds/tracking';
import { PAST_DAYS, buildPastClicks } from '../past-clicks.ts';
import type { Seller } from './plan-orders.ts';

/** How many days single clicks are stored; of older ones only the counts. */
const RETENTION_DAYS = 90;
/** Clicks on an average day, for small affiliates and for the demo affiliate before the last two months. */
const CLICKS_PER_DAY = 9;
const EARLIER_CLICKS_PER_DAY = 22;

/** Adds the clicks of a year's orders. The demo affiliate's clicks of the last two months already exist. */
export async function addSellerClicks(
  tx: Tx,
  { sellers, shops, today }: { sellers: readonly Seller[]; shops: readonly CountryRow[]; today: Date },
): Promise<void> {
  for (const { affiliateId, code, joinedAt } of sellers) {
    const links = await listLinksOfAffiliate(tx, affiliateId);
    const own = links.filter(({ countryId }) => shops.some(({ id }) => id === countryId));
    const since = Math.floor((today.getTime() - joinedAt.getTime()) / days(1));
    const isKnown = await hasClicks(tx, affiliateId);
    const range = isKnown ? { from: since, until: PAST_DAYS + 1, aDay: EARLIER_CLICKS_PER_DAY } : { from: since, until: 1, aDay: CLICKS_PER_DAY };
    await addPastClicks(tx, buildPastClicks(own, { affiliateId, code, today, seed: affiliateId, ...range }));
  }
  await deleteClicksBefore(tx, new Date(today.getTime() - days(RETENTION_DAYS)));
}
