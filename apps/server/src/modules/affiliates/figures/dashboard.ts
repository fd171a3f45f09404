import { productLooks } from '#modules/catalog';
import { clicksBy } from '#modules/tracking';
import type { Db } from '#platform/database';
import { balancesOf } from '../balances.ts';
import { commissionTotalsBy } from '../commissions/commission-totals.ts';
import type { AffiliateDashboard } from '../contract.ts';
import { major, noOutcome, outcomeOf, outcomesBy } from './clicks-and-orders.ts';
import { dueOf } from './due-of.ts';
import { daysOf, type Period } from './period.ts';

const BEST_PRODUCTS = 5;

interface Asked {
  affiliateId: number;
  period: Period;
  /** Of products' names. */
  languageId: number;
}

/** What an affiliate sees first: what came of his clicks in these days, and what he has. A fixed number of queries. */
export async function dashboardOf(db: Db, { affiliateId, period, languageId }: Asked): Promise<AffiliateDashboard> {
  const filter = { affiliateId, from: period.dateFrom, until: period.dateTo };
  const clicks = await clicksBy(db, filter, 'day');
  const orders = await commissionTotalsBy(db, filter, 'day');
  const { commission, ...counts } = outcomeOf(clicks, orders);
  const byDay = new Map(outcomesBy(clicks, orders).map((outcome) => [outcome.key[0], outcome]));
  const sources = outcomesBy(await clicksBy(db, filter, 'source'), await commissionTotalsBy(db, filter, 'source'));
  const balances = (await balancesOf(db, affiliateId)).map(shownBalance);
  return {
    ...period,
    stats: {
      ...counts,
      conversionRate: counts.validClicks === 0 ? null : rounded((100 * counts.conversions) / counts.validClicks, 2),
      commission,
      epc: counts.validClicks === 0 ? [] : commission.map(({ currency, amount }) => ({ currency, amount: rounded(amount / counts.validClicks, 4) })),
      balances,
      pendingEarnings: balances.map(({ currency, pending, approved }) => ({ currency, amount: rounded(pending + approved, 2) })),
    },
    trafficSources: sources.map(({ key, ...outcome }) => ({ source: key[0] ?? '', ...outcome })),
    earningsData: daysOf(period).map((date) => {
      const { key: _, ...outcome } = byDay.get(date) ?? { ...noOutcome, key: [] };
      return { date, ...outcome };
    }),
    bestProducts: await bestProducts(db, { affiliateId, period, languageId }),
    due: await dueOf(db, affiliateId),
  };
}

async function bestProducts(db: Db, { affiliateId, period, languageId }: Asked): Promise<AffiliateDashboard['bestProducts']> {
  const totals = await commissionTotalsBy(db, { affiliateId, from: period.dateFrom, until: period.dateTo }, 'product');
  const best = totals
    .filter(({ pieces }) => pieces > 0)
    .sort((a, b) => b.pieces - a.pieces)
    .slice(0, BEST_PRODUCTS);
  const productIds = best.flatMap(({ key }) => (key[0] ? [Number(key[0])] : []));
  const looks = await productLooks(db, { productIds, languageId });
  return best.map(({ key: [id = '', name = ''], pieces, commission }) => {
    const look = looks.get(Number(id));
    return {
      productId: id === '' ? null : Number(id),
      name: look?.name ?? name,
      imageUrl: look?.images[0]?.imageUrl ?? '',
      pieces,
      commission: commission.map(major),
    };
  });
}

type Balance = Awaited<ReturnType<typeof balancesOf>>[number];

const shownBalance = ({ currency, ...amounts }: Balance): AffiliateDashboard['stats']['balances'][number] => {
  const shown = (amount: number) => major({ currency, amount }).amount;
  const { pending, held, approved, paid, threshold } = amounts;
  return { currency, pending: shown(pending), held: shown(held), approved: shown(approved), paid: shown(paid), threshold: shown(threshold) };
};

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));
