import { inEuro, type ExchangeRates } from './exchange-rates.ts';
import { quarterOf, type Quarter } from './quarter.ts';

/** What of a paper goes into the return. Amounts in minor units of its currency, positive on both kinds. */
export interface OssPaper {
  kind: 'invoice' | 'credit-note';
  number: string;
  /** ISO dates. */
  issuedOn: string;
  /** Of a credit note: when the invoice was issued that it corrects. */
  correctsIssuedOn: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  currency: string;
  vat: readonly { basisPoints: number; rateType: RateType; net: number; amount: number }[];
}

type RateType = 'STANDARD' | 'REDUCED';

/** Goods sent to consumers in a member state at one rate, in the period itself; euro cents. */
interface OssSupply {
  memberState: string;
  rateType: RateType;
  basisPoints: number;
  taxable: number;
  vat: number;
}

/** What changes in an earlier period's return; euro cents, negative where tax goes back. */
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
  /** Of supplies and corrections together: to check by. */
  total: { taxable: number; vat: number };
}

/** In matters of VAT Greece is EL. */
const memberStateOf = (countryCode: string): string => (countryCode === 'GR' ? 'EL' : countryCode);

/**
 * The return of a quarter (Directive 2006/112/EC, Art. 369g): what was invoiced in it, less what was credited of that; credits
 * of earlier periods by member state and period. Sums are made in the papers' own currency and converted once each, by the
 * rate of the last day of the period that they belong to (Art. 369h), to the cent, half away from zero.
 * @param papers those issued in the quarter that belong into the One-Stop Shop
 * @throws MissingRate
 */
export function ossReport(papers: readonly OssPaper[], { quarter, rates }: { quarter: Quarter; rates: ExchangeRates }): OssReport {
  const supplies = new Map<string, OssSupply>();
  const corrections = new Map<string, OssCorrection>();
  for (const { period, currency, memberState, rateType, basisPoints, net, amount } of sumsOf(papers)) {
    const convert = (minor: number) => inEuro(minor, { currency, day: period.until, rates });
    const added = { taxable: convert(net), vat: convert(amount) };
    if (period.name === quarter.name) {
      addTo(supplies, `${memberState} ${rateType} ${basisPoints}`, { memberState, rateType, basisPoints }, added);
    } else {
      addTo(corrections, `${memberState} ${period.name}`, { memberState, period: period.name }, added);
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

/** By period, currency, member state and rate; a credit note belongs to the period of its invoice. */
function sumsOf(papers: readonly OssPaper[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { kind, issuedOn, correctsIssuedOn, countryCode, currency, vat } of papers) {
    const period = quarterOf(correctsIssuedOn ?? issuedOn);
    const sign = kind === 'invoice' ? 1 : -1;
    const memberState = memberStateOf(countryCode);
    for (const { basisPoints, rateType, net, amount } of vat) {
      const key = [period.name, currency, memberState, rateType, basisPoints].join(' ');
      const sum = sums.get(key) ?? { period, currency, memberState, rateType, basisPoints, net: 0, amount: 0 };
      sums.set(key, { ...sum, net: sum.net + sign * net, amount: sum.amount + sign * amount });
    }
  }
  return [...sums.values()];
}

function addTo<Row extends { taxable: number; vat: number }>(
  rows: Map<string, Row>,
  key: string,
  start: Omit<Row, 'taxable' | 'vat'>,
  added: { taxable: number; vat: number },
): void {
  const { taxable, vat } = rows.get(key) ?? { taxable: 0, vat: 0 };
  rows.set(key, { ...start, taxable: taxable + added.taxable, vat: vat + added.vat } as Row);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
