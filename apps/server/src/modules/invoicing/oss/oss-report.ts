import { convertAmount, euro, getNextRate, type ExchangeRates } from '#modules/exchange-rates';
import { getQuarter, type Quarter } from './quarter.ts';

/** The parts of a document that the return needs. Amounts are minor units of its currency, without the sign. */
export interface OssDocument {
  /** 1: the VAT is owed; -1: it is credited. */
  sign: 1 | -1;
  number: string;
  /** ISO dates. */
  issuedOn: string;
  /** For a credit note: the date of the invoice that it corrects. */
  correctsIssuedOn: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  currency: string;
  vat: readonly { basisPoints: number; rateType: RateType; net: number; amount: number }[];
}

type RateType = 'STANDARD' | 'REDUCED';

/** Goods sold to consumers in a member state at one rate in the period itself; euro cents. */
interface OssSupply {
  memberState: string;
  rateType: RateType;
  basisPoints: number;
  taxable: number;
  vat: number;
}

/** A change to the return of an earlier period; euro cents, negative for VAT that is paid back. */
interface OssCorrection {
  memberState: string;
  period: string;
  taxable: number;
  vat: number;
}

export interface OssReport {
  period: string;
  supplies: OssSupply[];
  corrections: OssCorrection[];
  /** Sum of supplies and corrections, as a control total. */
  total: { taxable: number; vat: number };
}

/** VAT returns use EL for Greece. */
const toMemberState = (countryCode: string): string => (countryCode === 'GR' ? 'EL' : countryCode);

/**
 * Returns the return of a quarter (Directive 2006/112/EC, Art. 369g): invoices of the quarter minus their credits, and credits of
 * earlier periods by member state and period. Sums are made in the documents' own currency and converted once each, by the rate
 * of the last day of their period or the next day of publication (Art. 369h), to the cent, half away from zero.
 * @param documents documents issued in the quarter that belong to the One-Stop Shop
 * @throws MissingRate
 */
export function buildOssReport(documents: readonly OssDocument[], { quarter, rates }: { quarter: Quarter; rates: ExchangeRates }): OssReport {
  const supplies = new Map<string, OssSupply>();
  const corrections = new Map<string, OssCorrection>();
  for (const { period, currency, memberState, rateType, basisPoints, net, amount } of sumByPeriodAndRate(documents)) {
    const from = currency === 'EUR' ? euro : getNextRate({ currency, day: period.until, rates });
    const convert = (minor: number) => convertAmount(minor, { from, to: euro });
    const added = { taxable: convert(net), vat: convert(amount) };
    if (period.name === quarter.name) {
      addAmounts(supplies, `${memberState} ${rateType} ${basisPoints}`, { memberState, rateType, basisPoints }, added);
    } else {
      addAmounts(corrections, `${memberState} ${period.name}`, { memberState, period: period.name }, added);
    }
  }
  const report = {
    supplies: [...supplies.values()].sort((a, b) => compare(a.memberState, b.memberState) || b.basisPoints - a.basisPoints),
    corrections: [...corrections.values()].sort((a, b) => compare(a.memberState, b.memberState) || compare(a.period, b.period)),
  };
  const all = [...report.supplies, ...report.corrections];
  const sum = (of: 'taxable' | 'vat') => all.reduce((total, row) => total + row[of], 0);
  return { period: quarter.name, ...report, total: { taxable: sum('taxable'), vat: sum('vat') } };
}

interface Sum {
  period: Quarter;
  currency: string;
  memberState: string;
  rateType: RateType;
  basisPoints: number;
  net: number;
  amount: number;
}

/** Groups by period, currency, member state and rate; a credit note belongs to the period of its invoice. */
function sumByPeriodAndRate(documents: readonly OssDocument[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { sign, issuedOn, correctsIssuedOn, countryCode, currency, vat } of documents) {
    const period = getQuarter(correctsIssuedOn ?? issuedOn);
    const memberState = toMemberState(countryCode);
    for (const { basisPoints, rateType, net, amount } of vat) {
      const key = [period.name, currency, memberState, rateType, basisPoints].join(' ');
      const sum = sums.get(key) ?? { period, currency, memberState, rateType, basisPoints, net: 0, amount: 0 };
      sums.set(key, { ...sum, net: sum.net + sign * net, amount: sum.amount + sign * amount });
    }
  }
  return [...sums.values()];
}

function addAmounts<Row extends { taxable: number; vat: number }>(
  rows: Map<string, Row>,
  key: string,
  start: Omit<Row, 'taxable' | 'vat'>,
  added: { taxable: number; vat: number },
): void {
  const { taxable, vat } = rows.get(key) ?? { taxable: 0, vat: 0 };
  rows.set(key, { ...start, taxable: taxable + added.taxable, vat: vat + added.vat } as Row);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
