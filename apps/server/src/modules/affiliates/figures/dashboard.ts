import { listProductListings } from '#modules/catalog';
import { groupClicks } from '#modules/tracking';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { listBalances, type Balance } from '../ledger/balances.ts';
import { sumCommissionsByDimension } from '../commissions/commission-totals.ts';
import type { AffiliateDashboard } from '../contract.ts';
import { toMajorAmount, noOutcome, computeOutcome, groupOutcomes } from './clicks-and-orders.ts';
import { listDueCommissions } from './list-due-commissions.ts';
import { getPreviousPeriod, listDays, type Period } from './period.ts';

const BEST_PRODUCTS = 5;

interface DashboardQuery {
  affiliateId: number;
  period: Period;
  /** Time zone of the days, IANA. */
  timeZone: string;
  /** Language of product names. */
  languageId: number;
}

/** Returns an affiliate's dashboard: the outcome of their clicks in a period, and their balances. A fixed number of queries. */
export async function getDashboard(db: Db, { affiliateId, period, timeZone, languageId }: DashboardQuery): Promise<AffiliateDashboard> {
  const filter = { affiliateId, from: period.dateFrom, until: period.dateTo, timeZone };
  const clicks = await groupClicks(db, filter, 'day');
  const orders = await sumCommissionsByDimension(db, filter, 'day');
  const { commission, ...counts } = computeOutcome(clicks, orders);
  const byDay = new Map(groupOutcomes(clicks, orders).map((outcome) => [outcome.key[0], outcome]));
  const sources = groupOutcomes(await groupClicks(db, filter, 'source'), await sumCommissionsByDimension(db, filter, 'source'));
  const { balances, due } = await readMoney(db, { affiliateId, timeZone });
  return {
    ...period,
    stats: {
      ...counts,
      conversionRate: counts.validClicks === 0 ? null : roundShare((100 * counts.conversions) / counts.validClicks, 2),
      commission,
      epc:
        counts.validClicks === 0 ? [] : commission.map(({ currency, amount }) => ({ currency, amount: roundShare(amount / counts.validClicks, 4) })),
      balances: balances.map(toBalanceRow),
      pendingEarnings: balances.map(({ currency, pending, approved }) => toMajorAmount({ currency, amount: pending + approved })),
    },
    previous: await readPrevious(db, { affiliateId, period, timeZone }),
    trafficSources: sources.map(({ key, ...outcome }) => ({ source: key[0] ?? '', ...outcome })),
    earningsData: listDays(period).map((date) => {
      const { key: _, ...outcome } = byDay.get(date) ?? { ...noOutcome, key: [] };
      return { date, ...outcome };
    }),
    bestProducts: await listBestProducts(db, { affiliateId, period, languageId }),
    due,
  };
}

/** Reads the balances and when they are due in one snapshot: a commission that is approved in between would be in both, or in neither. */
const readMoney = (db: Db, of: Pick<DashboardQuery, 'affiliateId' | 'timeZone'>) =>
  inTransaction(db, async (tx) => ({ balances: await listBalances(tx, of.affiliateId), due: await listDueCommissions(tx, of) }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });

/** Returns the outcome of the period of the same length directly before. */
async function readPrevious(db: Db, { affiliateId, period, timeZone }: Omit<DashboardQuery, 'languageId'>): Promise<AffiliateDashboard['previous']> {
  const previous = getPreviousPeriod(period);
  const filter = { affiliateId, from: previous.dateFrom, until: previous.dateTo, timeZone };
  return { ...previous, ...computeOutcome(await groupClicks(db, filter, 'day'), await sumCommissionsByDimension(db, filter, 'day')) };
}

async function listBestProducts(
  db: Db,
  { affiliateId, period, languageId }: Omit<DashboardQuery, 'timeZone'>,
): Promise<AffiliateDashboard['bestProducts']> {
  const totals = await sumCommissionsByDimension(db, { affiliateId, from: period.dateFrom, until: period.dateTo }, 'product');
  const best = totals
    .filter(({ pieces }) => pieces > 0)
    .sort((a, b) => b.pieces - a.pieces)
    .slice(0, BEST_PRODUCTS);
  const productIds = best.flatMap(({ key }) => (key[0] ? [Number(key[0])] : []));
  const listings = await listProductListings(db, { productIds, languageId });
  return best.map(({ key: [id = '', name = ''], pieces, commission }) => {
    const listing = listings.get(Number(id));
    return {
      productId: id === '' ? null : Number(id),
      name: listing?.name ?? name,
      imageUrl: listing?.images[0]?.imageUrl ?? '',
      pieces,
      commission: commission.map(toMajorAmount),
    };
  });
}

const toBalanceRow = ({ currency, ...amounts }: Balance): AffiliateDashboard['stats']['balances'][number] => {
  const toMajor = (amount: number) => toMajorAmount({ currency, amount }).amount;
  const { pending, held, approved, inPayout, paid, threshold } = amounts;
  return {
    currency,
    pending: toMajor(pending),
    held: toMajor(held),
    approved: toMajor(approved),
    inPayout: toMajor(inPayout),
    paid: toMajor(paid),
    threshold: toMajor(threshold),
  };
};

const roundShare = (value: number, decimals: number): number => Number(value.toFixed(decimals));
