import type { Overview } from './contract.ts';
import type { ShopInTime } from './periods.ts';

interface FigureKey {
  countryId: number;
  part: 'now' | 'before';
}

/** `step` is a day or the first day of a month. It is empty for the previous period, which has only a total. */
export interface FigureRow extends FigureKey {
  step: string;
  currency: string;
  orders: number;
  pieces: number;
  sales: number | string;
  cancelled: number;
  refunded: number | string;
}
export interface ReturnRow extends FigureKey {
  reason: string;
  pieces: number;
}
export interface VisitRow extends FigureKey {
  step: string;
  visits: number;
}

interface Parts {
  days: number;
  shops: readonly ShopInTime[];
  /** Decimals by currency. */
  exponents: ReadonlyMap<string, number>;
  /** Minor units per euro cent, for currencies that a country uses now. */
  rateByCurrency: ReadonlyMap<string, { numerator: number; denominator: number }>;
  figures: readonly FigureRow[];
  returns: readonly ReturnRow[];
  /** Null for a vendor, because visits are not counted by vendor. */
  visits: readonly VisitRow[] | null;
  isWholeCountry: boolean;
  isVendor: boolean;
}

type Added = Omit<Overview, 'bestSellers' | 'stock' | 'countedAt'>;

/** Adds up the counts. Amounts of different currencies are added in euro only, as an estimate. */
export function computeOverview(parts: Parts): Added {
  const { days, shops, rateByCurrency, figures } = parts;
  return {
    days,
    totals: { now: sumPeriod(parts, 'now'), before: sumPeriod(parts, 'before') },
    withoutRate: [...new Set(figures.map(({ currency }) => currency))].filter((currency) => currency !== 'EUR' && !rateByCurrency.has(currency)),
    countries: shops.flatMap((shop) => sumCountry(parts, shop)),
    steps: listSteps(shops, days === 365).map((step) => sumStep(parts, step)),
    returns: sumReturnsByReason(parts),
  };
}

/** Converts an amount to euro cents; 0 for a currency without a rate. */
function toEuro({ rateByCurrency }: Parts, amount: number | string, currency: string): number {
  if (currency === 'EUR') return Number(amount);
  const rate = rateByCurrency.get(currency);
  return rate ? Math.round((Number(amount) * rate.denominator) / rate.numerator) : 0;
}

function sumPeriod(parts: Parts, part: FigureKey['part']): Overview['totals']['now'] {
  const { returns, visits, isVendor } = parts;
  const matching = parts.figures.filter((row) => row.part === part);
  return {
    orders: sum(matching, ({ orders }) => orders),
    pieces: sum(matching, ({ pieces }) => pieces),
    returned: sum(returns, (row) => (row.part === part ? row.pieces : 0)),
    cancelled: isVendor ? null : sum(matching, ({ cancelled }) => cancelled),
    visits: visits && sum(visits, (row) => (row.part === part ? row.visits : 0)),
    salesInEuro: sum(matching, ({ sales, currency }) => toEuro(parts, sales, currency)),
    refundedInEuro: isVendor ? null : sum(matching, ({ refunded, currency }) => toEuro(parts, refunded, currency)),
  };
}

/** Returns one row per currency in which the country has sold in the past or sells now. */
function sumCountry(parts: Parts, shop: ShopInTime): Overview['countries'] {
  const { exponents, returns, visits, isVendor } = parts;
  const ofShop = parts.figures.filter(({ countryId }) => countryId === shop.id);
  const currencies = new Set([...ofShop.map(({ currency }) => currency), ...(shop.currency ? [shop.currency] : [])]);
  return [...currencies].map((currency) => {
    const isCountryCurrency = currency === shop.currency;
    const [ownFigures, before] = (['now', 'before'] as const).map((part) => ofShop.filter((row) => row.part === part && row.currency === currency));
    return {
      countryId: shop.id,
      code: shop.code,
      name: shop.name,
      currency,
      exponent: exponents.get(currency) ?? 2,
      orders: sum(ownFigures, ({ orders }) => orders),
      pieces: sum(ownFigures, ({ pieces }) => pieces),
      cancelled: isVendor ? null : sum(ownFigures, ({ cancelled }) => cancelled),
      sales: sum(ownFigures, ({ sales }) => Number(sales)),
      refunded: isVendor ? null : sum(ownFigures, ({ refunded }) => Number(refunded)),
      salesInEuro: sum(ownFigures, ({ sales }) => toEuro(parts, sales, currency)),
      // Returns have no currency. They count in the row of the country's current currency.
      returned: isCountryCurrency ? sum(returns, (row) => (row.countryId === shop.id && row.part === 'now' ? row.pieces : 0)) : 0,
      visits: visits && (isCountryCurrency ? sum(visits, (row) => (row.countryId === shop.id && row.part === 'now' ? row.visits : 0)) : 0),
      ...shop.now,
      before: { orders: sum(before, ({ orders }) => orders), sales: sum(before, ({ sales }) => Number(sales)) },
    };
  });
}

/** Adds up one step. @param key the first day of the step */
function sumStep(parts: Parts, { from, until, key }: ReturnType<typeof listSteps>[number]): Overview['steps'][number] {
  const { shops, figures, visits, isWholeCountry } = parts;
  const matching = figures.filter((row) => row.part === 'now' && row.step === key);
  const [shop] = shops;
  return {
    from,
    until,
    orders: sum(matching, ({ orders }) => orders),
    pieces: sum(matching, ({ pieces }) => pieces),
    visits: visits && sum(visits, (row) => (row.part === 'now' && row.step === key ? row.visits : 0)),
    salesInEuro: sum(matching, ({ sales, currency }) => toEuro(parts, sales, currency)),
    sales: isWholeCountry ? sum(matching, ({ sales, currency }) => (currency === shop?.currency ? Number(sales) : 0)) : null,
  };
}

/** Returns the number of returned pieces of the current period by reason, the highest first. */
const sumReturnsByReason = ({ returns }: Parts): Overview['returns'] =>
  [...new Set(returns.map(({ reason }) => reason))]
    .map((reason) => ({ reason, pieces: sum(returns, (row) => (row.part === 'now' && row.reason === reason ? row.pieces : 0)) }))
    .filter(({ pieces }) => pieces > 0)
    .sort((a, b) => b.pieces - a.pieces);

/** Returns each day or month, from the earliest start of any country to the latest end. */
function listSteps(shops: readonly ShopInTime[], isByMonth: boolean): { from: string; until: string; key: string }[] {
  const first = shops.map(({ now }) => now.from).sort()[0];
  const last = shops
    .map(({ now }) => now.until)
    .sort()
    .at(-1);
  if (!first || !last) return [];
  const steps: { from: string; until: string; key: string }[] = [];
  for (let from = first; from <= last;) {
    const month = from.slice(0, 7);
    const until = isByMonth ? getLastDay(month) : from;
    steps.push({ from, until: until < last ? until : last, key: isByMonth ? `${month}-01` : from });
    from = getNextDay(until);
  }
  return steps;
}

const getNextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const getLastDay = (month: string): string => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

const sum = <Row>(rows: readonly Row[] | undefined, of: (row: Row) => number): number => (rows ?? []).reduce((total, row) => total + of(row), 0);
