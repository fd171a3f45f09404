/** An integer number of minor units with its currency. Only input and output use decimal numbers: `parseMajor` and `toMajor` convert them. */
export interface Money {
  /** Minor units (cents, poisha, fillér); always a safe integer. */
  readonly amount: number;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** Number of decimals of a currency (ISO 4217); two unless listed. */
const exponents: Readonly<Record<string, number>> = { JPY: 0, KRW: 0 };

/** @returns the number of decimals of a currency: 2 for EUR, 0 for JPY */
export const getExponent = (currency: string): number => exponents[currency] ?? 2;

/**
 * Creates a money value.
 * @throws RangeError if `amount` is not a safe integer
 */
export function money(amount: number, currency: string): Money {
  assertMinor(amount);
  return { amount, currency };
}

export const zero = (currency: string): Money => ({ amount: 0, currency });

/** @throws RangeError if the currencies differ */
export function add(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.amount + b.amount, a.currency);
}

/** @param quantity whole pieces */
export const multiplyMoney = (a: Money, quantity: number): Money => money(a.amount * quantity, a.currency);

/** @throws RangeError if one of the amounts is in another currency */
export const sum = (amounts: readonly Money[], currency: string): Money => amounts.reduce(add, zero(currency));

/** Converts to a decimal number in major units, for API responses: 1999 minor units of EUR become 19.99. */
export const toMajor = ({ amount, currency }: Money): number => amount / 10 ** getExponent(currency);

/**
 * Converts major units to minor units, rounded half away from zero. Accepts text such as "19.9", so that binary fractions do not distort amounts in
 * files.
 * @throws RangeError if the text is not a plain decimal number
 */
export function parseMajor(major: string | number, currency: string): Money {
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(typeof major === 'number' ? major.toFixed(6) : major.trim());
  if (!match) throw new RangeError(`"${major}" is not a decimal amount`);
  const [, sign, whole = '0', fraction = ''] = match;
  const exponent = getExponent(currency);
  const remainder = Number(whole + fraction.slice(0, exponent).padEnd(exponent, '0'));
  const rounded = remainder + (Number(fraction[exponent] ?? '0') >= 5 ? 1 : 0);
  return money(sign === '-' && rounded !== 0 ? -rounded : rounded, currency);
}

/**
 * Returns a share of an amount, rounded half away from zero.
 * @param amount minor units
 * @param basisPoints hundredths of a percent: 2200 is 22 %
 */
export const share = (amount: number, basisPoints: number): number => divideRounded(BigInt(amount) * BigInt(basisPoints), 10_000n);

/**
 * Returns the VAT contained in a gross amount, rounded half away from zero.
 * @param gross minor units, VAT included
 * @param basisPoints the rate: 2200 is 22 %
 */
export const computeIncludedVat = (gross: number, basisPoints: number): number =>
  divideRounded(BigInt(gross) * BigInt(basisPoints), BigInt(10_000 + basisPoints));

/**
 * Splits an amount by weights with the largest remainder method, so that the sum of the parts is always the amount. If all weights are zero, the
 * parts are equal. Ties go to the earlier line.
 * @param amount minor units, not negative
 * @returns minor units, one part per weight
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  assertMinor(amount);
  if (weights.length === 0) return [];
  const usable = weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n);
  const total = usable.reduce((a, b) => a + b, 0n);
  const parts = usable.map((weight, index) => {
    const product = BigInt(amount) * weight;
    return { index, whole: product / total, remainder: product % total };
  });
  let left = BigInt(amount) - parts.reduce((a, part) => a + part.whole, 0n);
  for (const part of [...parts].sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))) {
    if (left <= 0n) break;
    part.whole += 1n;
    left -= 1n;
  }
  return parts.map((part) => Number(part.whole));
}

/**
 * Rounds an amount to the smallest coin (Hungary: 5 forint), half away from zero.
 * @param step the smallest coin in minor units; 1 changes nothing
 */
export const roundToCash = (amount: number, step: number): number => divideRounded(BigInt(amount), BigInt(step)) * step;

/** Divides integers, rounded half away from zero. */
export function divideRounded(numerator: bigint, denominator: bigint): number {
  const isNegative = numerator < 0n !== denominator < 0n;
  const [top, bottom] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  const rounded = (2n * top + bottom) / (2n * bottom);
  const result = Number(isNegative ? -rounded : rounded);
  assertMinor(result);
  return result === 0 ? 0 : result;
}

function assertMinor(amount: number): void {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of minor units`);
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} and ${b.currency} cannot be added`);
}
