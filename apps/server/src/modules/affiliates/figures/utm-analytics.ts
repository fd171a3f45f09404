import { clicksBy, type ClickDimension, type ClickGroup } from '#modules/tracking';
import type { Db } from '#platform/database';
import { commissionTotalsBy, type CommissionDimension } from '../commissions/commission-totals.ts';
import type { UtmAnalytics } from '../contract.ts';
import { noOutcome, outcomeOf, outcomesBy, type KeyedOutcome } from './clicks-and-orders.ts';
import { daysOf, type Period } from './period.ts';

/** Whose, of which days, and by what else they were like. */
export interface AnalyticsFilter {
  affiliateId: number;
  period: Period;
  countryId?: number | undefined;
  source?: string | undefined;
  device?: string | undefined;
  browser?: string | undefined;
}

/** Where an affiliate's clicks came from and what came of them, in every way that he may ask. A fixed number of queries. */
export async function utmAnalytics(db: Db, filter: AnalyticsFilter): Promise<UtmAnalytics> {
  const { period } = filter;
  const clicks = await clicksIn(db, filter, 'day');
  const orders = await ordersIn(db, filter, 'day');
  const byDay = new Map(outcomesBy(clicks, orders).map(({ key, ...outcome }) => [key[0], outcome]));
  return {
    ...period,
    totals: outcomeOf(clicks, orders),
    hasConversions: areOrdersKnown(filter),
    days: daysOf(period).map((date) => ({ date, ...(byDay.get(date) ?? noOutcome) })),
    campaigns: (await outcomes(db, filter, 'utm')).map(asCampaign),
    sources: (await outcomes(db, filter, 'source')).map(named),
    subIds: (await outcomes(db, filter, 'subId')).map(named),
    countries: (await outcomes(db, filter, 'country')).map(({ key, ...outcome }) => ({ countryId: Number(key[0]), ...outcome })),
    devices: (await clicksIn(db, filter, 'device')).map(counted),
    browsers: (await clicksIn(db, filter, 'browser')).map(counted),
    operatingSystems: (await clicksIn(db, filter, 'os')).map(counted),
    invalid: (await clicksIn(db, filter, 'reason')).flatMap(({ key: [reason = ''], clicks: count }) =>
      reason === '' ? [] : [{ reason, clicks: count }],
    ),
  };
}

/** By what orders can be told apart too. */
type SharedDimension = ClickDimension & CommissionDimension;

async function outcomes(db: Db, filter: AnalyticsFilter, dimension: SharedDimension): Promise<KeyedOutcome[]> {
  return outcomesBy(await clicksIn(db, filter, dimension), await ordersIn(db, filter, dimension));
}

const clicksIn = (db: Db, { period, ...filter }: AnalyticsFilter, dimension: ClickDimension): Promise<ClickGroup[]> =>
  clicksBy(db, { ...filter, from: period.dateFrom, until: period.dateTo }, dimension);

/** Of an order nobody knows by which device it was clicked for. */
const areOrdersKnown = ({ device, browser }: AnalyticsFilter): boolean => device === undefined && browser === undefined;

const ordersIn = async (db: Db, filter: AnalyticsFilter, dimension: SharedDimension) => {
  const { affiliateId, period, countryId, source } = filter;
  if (!areOrdersKnown(filter)) return [];
  return commissionTotalsBy(db, { affiliateId, from: period.dateFrom, until: period.dateTo, countryId, source }, dimension);
};

const named = ({ key, ...outcome }: KeyedOutcome) => ({ name: key[0] ?? '', ...outcome });
const counted = ({ key, clicks, validClicks }: ClickGroup) => ({ name: key[0] ?? '', clicks, validClicks });

function asCampaign({ key, ...outcome }: KeyedOutcome): UtmAnalytics['campaigns'][number] {
  const [utmSource = '', utmMedium = '', utmCampaign = '', utmContent = '', utmTerm = ''] = key;
  return { utmSource, utmMedium, utmCampaign, utmContent, utmTerm, ...outcome };
}
