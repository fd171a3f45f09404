import { groupClicks, type ClickDimension, type ClickGroup } from '#modules/tracking';
import type { Db } from '#platform/database';
import { sumCommissionsByDimension, type CommissionDimension } from '../commissions/commission-totals.ts';
import type { UtmAnalytics } from '../contract.ts';
import { noOutcome, computeOutcome, groupOutcomes, type KeyedOutcome } from './clicks-and-orders.ts';
import { listDays, type Period } from './period.ts';

/** Selects an affiliate's clicks and orders by period and attributes. */
export interface AnalyticsFilter {
  affiliateId: number;
  period: Period;
  /** Time zone of the days without further filters, IANA. */
  timeZone: string;
  countryId?: number | undefined;
  source?: string | undefined;
  device?: string | undefined;
  browser?: string | undefined;
}

/** Groups an affiliate's clicks and conversions by every dimension. A fixed number of queries. */
export async function readUtmAnalytics(db: Db, filter: AnalyticsFilter): Promise<UtmAnalytics> {
  const { period } = filter;
  const clicks = await sumClicks(db, filter, 'day');
  const orders = await sumOrders(db, filter, 'day');
  const byDay = new Map(groupOutcomes(clicks, orders).map(({ key, ...outcome }) => [key[0], outcome]));
  return {
    ...period,
    totals: computeOutcome(clicks, orders),
    hasConversions: areOrdersKnown(filter),
    days: listDays(period).map((date) => ({ date, ...(byDay.get(date) ?? noOutcome) })),
    campaigns: (await sumOutcomes(db, filter, 'utm')).map(toCampaign),
    sources: (await sumOutcomes(db, filter, 'source')).map(nameOutcome),
    subIds: (await sumOutcomes(db, filter, 'subId')).map(nameOutcome),
    countries: (await sumOutcomes(db, filter, 'country')).map(({ key, ...outcome }) => ({ countryId: Number(key[0]), ...outcome })),
    devices: (await sumClicks(db, filter, 'device')).map(nameClicks),
    browsers: (await sumClicks(db, filter, 'browser')).map(nameClicks),
    operatingSystems: (await sumClicks(db, filter, 'os')).map(nameClicks),
    invalid: (await sumClicks(db, filter, 'reason')).flatMap(({ key: [reason = ''], clicks: count }) =>
      reason === '' ? [] : [{ reason, clicks: count }],
    ),
  };
}

/** Dimensions by which orders can be grouped too. */
type SharedDimension = ClickDimension & CommissionDimension;

async function sumOutcomes(db: Db, filter: AnalyticsFilter, dimension: SharedDimension): Promise<KeyedOutcome[]> {
  return groupOutcomes(await sumClicks(db, filter, dimension), await sumOrders(db, filter, dimension));
}

const sumClicks = (db: Db, { period, ...filter }: AnalyticsFilter, dimension: ClickDimension): Promise<ClickGroup[]> =>
  groupClicks(db, { ...filter, from: period.dateFrom, until: period.dateTo }, dimension);

/** The device of an order's click is not known. */
const areOrdersKnown = ({ device, browser }: AnalyticsFilter): boolean => device === undefined && browser === undefined;

const sumOrders = async (db: Db, filter: AnalyticsFilter, dimension: SharedDimension) => {
  const { affiliateId, period, timeZone, countryId, source } = filter;
  if (!areOrdersKnown(filter)) return [];
  return sumCommissionsByDimension(db, { affiliateId, from: period.dateFrom, until: period.dateTo, timeZone, countryId, source }, dimension);
};

const nameOutcome = ({ key, ...outcome }: KeyedOutcome) => ({ name: key[0] ?? '', ...outcome });
const nameClicks = ({ key, clicks, validClicks }: ClickGroup) => ({ name: key[0] ?? '', clicks, validClicks });

function toCampaign({ key, ...outcome }: KeyedOutcome): UtmAnalytics['campaigns'][number] {
  const [utmSource = '', utmMedium = '', utmCampaign = '', utmContent = '', utmTerm = ''] = key;
  return { utmSource, utmMedium, utmCampaign, utmContent, utmTerm, ...outcome };
}
