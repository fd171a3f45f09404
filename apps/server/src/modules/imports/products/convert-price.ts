import { ShopError } from '#kit/errors';
import { getExponent } from '#kit/money';
import { computeMarketPrice, type PriceRounding } from '#modules/pricing';

/** A country that gets prices. */
export interface Market {
  countryId: number;
  code: string;
  /** Present currency, ISO 4217. */
  currency: string;
  /** Minor units of the country's currency per euro cent. */
  eurRate: Fraction;
  rounding: PriceRounding;
}

export interface Fraction {
  numerator: number;
  denominator: number;
}

/** Minor units. */
export interface FilePrice {
  price: number;
  compareAt: number | null;
}
export interface ListPrice {
  regular: number;
  sale: number | null;
}

/**
 * Returns a function that converts prices from the file's currency for each market. A price is unchanged if the market uses this currency.
 * Otherwise the price is converted by the rate and rounded by the rule of the market.
 * @param rates units of a currency per euro from the options; they override the rates of the countries
 * @throws ShopError RateMissing when the file's currency has no rate
 */
export function createPriceConverter(
  currency: string,
  rates: ReadonlyMap<string, string>,
  markets: readonly Market[],
): (price: FilePrice, market: Market) => ListPrice {
  const findRate = (code: string): Fraction | undefined => {
    const given = rates.get(code);
    return given === undefined ? markets.find((market) => market.currency === code)?.eurRate : parsePercent(given, code);
  };
  const own = currency === 'EUR' ? { numerator: 1, denominator: 1 } : findRate(currency);
  if (!own)
    throw new ShopError('RateMissing', 422, `The shop has no exchange rate for ${currency}. Pass --rate ${currency}=… (${currency} per euro).`, {
      currency,
    });

  const convert = (amount: number, market: Market): number => {
    if (market.currency === currency) return amount;
    const rate = findRate(market.currency) ?? market.eurRate;
    return computeMarketPrice(
      amount,
      reducePrice({ numerator: rate.numerator * own.denominator, denominator: rate.denominator * own.numerator }),
      market.rounding,
    );
  };
  return ({ price, compareAt }, market) => {
    const paid = convert(price, market);
    const regular = compareAt === null ? paid : convert(compareAt, market);
    // Rounding may remove a small reduction.
    return regular > paid ? { regular, sale: paid } : { regular: paid, sale: null };
  };
}

/** Converts `142.5` units per euro to minor units per cent. */
function parsePercent(units: string, currency: string): Fraction {
  const [, whole = '', decimals = ''] = /^(\d{1,6})(?:\.(\d{1,6}))?$/.exec(units) ?? [];
  const numerator = Number(whole + decimals);
  if (!numerator)
    throw new ShopError('RateMissing', 422, `--rate ${currency}=${units} is not an exchange rate. Use the format ${currency}=142.5.`, { currency });
  return reducePrice({ numerator: numerator * 10 ** getExponent(currency), denominator: 10 ** decimals.length * 100 });
}

function reducePrice({ numerator, denominator }: Fraction): Fraction {
  let [a, b] = [numerator, denominator];
  while (b !== 0) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
}
