import { convertAmount, euro, getLatestRate, type ExchangeRates } from '#modules/exchange-rates';

/** The parts of a document that the list needs. Amounts are minor units of its currency, without the sign. */
export interface EcSalesDocument {
  /** 1: a supply; -1: it is credited. */
  sign: 1 | -1;
  /** ISO date. */
  issuedOn: string;
  /** For a credit note: the date of the invoice that it corrects. */
  correctsIssuedOn: string | null;
  /** With its prefix. */
  vatId: string;
  currency: string;
  net: number;
}

/** Supplies to one business; euro cents. */
interface EcSalesRow {
  vatId: string;
  amount: number;
}

/** Changes to the list of an earlier period; euro cents, usually negative. */
interface EcSalesCorrection extends EcSalesRow {
  period: string;
}

export interface EcSalesList {
  period: string;
  supplies: EcSalesRow[];
  corrections: EcSalesCorrection[];
}

/** A period of the list: a month or a quarter. Days are ISO dates, inclusive. */
export interface EcSalesPeriod {
  /** `2026-Q4` or `2026-11`. */
  name: string;
  from: string;
  until: string;
  /** Names the period of a day in the same form. */
  getName: (day: string) => string;
}

/**
 * Returns the recapitulative statement of a period (Directive 2006/112/EC, Art. 262 and 264): the supplies to each VAT id less their credits,
 * and credits of supplies of earlier periods. Each document is converted by the latest rate on the day of its invoice (Art. 91(2)).
 * @param documents exempt documents issued in the period
 * @throws MissingRate
 */
export function listEcSales(documents: readonly EcSalesDocument[], { period, rates }: { period: EcSalesPeriod; rates: ExchangeRates }): EcSalesList {
  const sums = new Map<string, EcSalesCorrection>();
  for (const { sign, issuedOn, correctsIssuedOn, vatId, currency, net } of documents) {
    const day = correctsIssuedOn ?? issuedOn;
    const from = currency === 'EUR' ? euro : getLatestRate({ currency, day, rates });
    const periodOfDay = period.getName(day);
    const key = `${periodOfDay} ${vatId}`;
    const found = sums.get(key) ?? { period: periodOfDay, vatId, amount: 0 };
    sums.set(key, { ...found, amount: found.amount + sign * convertAmount(net, { from, to: euro }) });
  }
  const rows = [...sums.values()].sort((a, b) => compare(a.vatId, b.vatId) || compare(a.period, b.period));
  return {
    period: period.name,
    supplies: rows.filter((row) => row.period === period.name).map(({ vatId, amount }) => ({ vatId, amount })),
    corrections: rows.filter((row) => row.period !== period.name),
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
