import type { Overview } from './contract.ts';
import type { ShopInTime } from './periods.ts';

interface Of {
  countryId: number;
  part: 'now' | 'before';
}

/** `step`: a day, or the first of a month; empty for the time before, which is added up as a whole. */
export interface FigureRow extends Of {
  step: string;
  currency: string;
  orders: number;
  pieces: number;
  sales: number | string;
  cancelled: number;
  refunded: number | string;
}
export interface ReturnRow extends Of {
  reason: string;
  pieces: number;
}
export interface VisitRow extends Of {
  step: string;
  visits: number;
}

interface Parts {
  days: number;
  shops: readonly ShopInTime[];
  /** Decimals by currency. */
  exponents: ReadonlyMap<string, number>;
  /** Minor units of a currency for one euro cent, of those that some country pays in today. */
  currentOf: ReadonlyMap<string, { numerator: number; denominator: number }>;
  figures: readonly FigureRow[];
  returns: readonly ReturnRow[];
  /** Null: a vendor's, of which there are none. */
  visits: readonly VisitRow[] | null;
  isWholeCountry: boolean;
  isVendor: boolean;
}

type Added = Omit<Overview, 'bestSellers' | 'stock' | 'countedAt'>;

/** Adds up what was counted. Amounts of different currencies are only ever added in euro, and said to be an estimate. */
export function overviewOf({ days, shops, exponents, currentOf, figures, returns, visits, isWholeCountry, isVendor }: Parts): Added {
  const inEuro = (amount: number | string, currency: string): number => {
    if (currency === 'EUR') return Number(amount);
    const rate = currentOf.get(currency);
    return rate ? Math.round((Number(amount) * rate.denominator) / rate.numerator) : 0;
  };
  const totalsOf = (part: Of['part']) => {
    const some = figures.filter((row) => row.part === part);
    return {
      orders: sum(some, ({ orders }) => orders),
      pieces: sum(some, ({ pieces }) => pieces),
      returned: sum(returns, (row) => (row.part === part ? row.pieces : 0)),
      cancelled: isVendor ? null : sum(some, ({ cancelled }) => cancelled),
      visits: visits && sum(visits, (row) => (row.part === part ? row.visits : 0)),
      salesInEuro: sum(some, ({ sales, currency }) => inEuro(sales, currency)),
      refundedInEuro: isVendor ? null : sum(some, ({ refunded, currency }) => inEuro(refunded, currency)),
    };
  };

  const countries = shops.flatMap((shop) => {
    const ofShop = figures.filter(({ countryId }) => countryId === shop.id);
    const currencies = new Set([...ofShop.map(({ currency }) => currency), ...(shop.currency ? [shop.currency] : [])]);
    return [...currencies].map((currency) => {
      const isOwn = currency === shop.currency;
      const [own, before] = (['now', 'before'] as const).map((part) => ofShop.filter((row) => row.part === part && row.currency === currency));
      return {
        countryId: shop.id,
        code: shop.code,
        name: shop.name,
        currency,
        exponent: exponents.get(currency) ?? 2,
        orders: sum(own, ({ orders }) => orders),
        pieces: sum(own, ({ pieces }) => pieces),
        cancelled: isVendor ? null : sum(own, ({ cancelled }) => cancelled),
        sales: sum(own, ({ sales }) => Number(sales)),
        refunded: isVendor ? null : sum(own, ({ refunded }) => Number(refunded)),
        salesInEuro: sum(own, ({ sales }) => inEuro(sales, currency)),
        // Those have no currency: they stand in the line of the one that the country pays in today.
        returned: isOwn ? sum(returns, (row) => (row.countryId === shop.id && row.part === 'now' ? row.pieces : 0)) : 0,
        visits: visits && (isOwn ? sum(visits, (row) => (row.countryId === shop.id && row.part === 'now' ? row.visits : 0)) : 0),
        ...shop.now,
        before: { orders: sum(before, ({ orders }) => orders), sales: sum(before, ({ sales }) => Number(sales)) },
      };
    });
  });

  return {
    days,
    totals: { now: totalsOf('now'), before: totalsOf('before') },
    withoutRate: [...new Set(figures.map(({ currency }) => currency))].filter((currency) => currency !== 'EUR' && !currentOf.has(currency)),
    countries,
    steps: stepsOf(shops, days === 365).map(({ from, until, key }) => {
      const some = figures.filter((row) => row.part === 'now' && row.step === key);
      const [shop] = shops;
      return {
        from,
        until,
        orders: sum(some, ({ orders }) => orders),
        pieces: sum(some, ({ pieces }) => pieces),
        visits: visits && sum(visits, (row) => (row.part === 'now' && row.step === key ? row.visits : 0)),
        salesInEuro: sum(some, ({ sales, currency }) => inEuro(sales, currency)),
        sales: isWholeCountry ? sum(some, ({ sales, currency }) => (currency === shop?.currency ? Number(sales) : 0)) : null,
      };
    }),
    returns: [...new Set(returns.map(({ reason }) => reason))]
      .map((reason) => ({ reason, pieces: sum(returns, (row) => (row.part === 'now' && row.reason === reason ? row.pieces : 0)) }))
      .filter(({ pieces }) => pieces > 0)
      .sort((a, b) => b.pieces - a.pieces),
  };
}

/** Each day, or each month, from the first that begins anywhere to the last. */
function stepsOf(shops: readonly ShopInTime[], isByMonth: boolean): { from: string; until: string; key: string }[] {
  const first = shops.map(({ now }) => now.from).sort()[0];
  const last = shops
    .map(({ now }) => now.until)
    .sort()
    .at(-1);
  if (!first || !last) return [];
  const steps: { from: string; until: string; key: string }[] = [];
  for (let from = first; from <= last;) {
    const month = from.slice(0, 7);
    const until = isByMonth ? lastOf(month) : from;
    steps.push({ from, until: until < last ? until : last, key: isByMonth ? `${month}-01` : from });
    from = dayAfter(until);
  }
  return steps;
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const lastOf = (month: string): string => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

const sum = <Row>(rows: readonly Row[] | undefined, of: (row: Row) => number): number => (rows ?? []).reduce((total, row) => total + of(row), 0);
