/** The endings of a market's prices: `step` minor units apart, `ending` minor units below a step (1 of 100: x.99). */
export interface PriceRounding {
  step: number;
  ending: number;
}

/**
 * Returns the price with the market's ending that is nearest to `eurMinor` × `rate`, in the market's minor units.
 * Never below the first such price; a tie goes to the higher price. Integer arithmetic, exact at any size.
 * @param eurMinor euro cents
 * @param rate minor units of the market's currency for one euro cent
 * @throws RangeError if an argument is not an integer, the rate is not positive, or `ending` is not within the step
 */
export function computeMarketPrice(eurMinor: number, rate: { numerator: number; denominator: number }, { step, ending }: PriceRounding): number {
  const figures = [eurMinor, rate.numerator, rate.denominator, step, ending];
  if (!figures.every(Number.isSafeInteger)) throw new RangeError('marketPrice requires integers');
  if (eurMinor < 0 || rate.numerator <= 0 || rate.denominator <= 0 || step <= 0 || ending < 0 || ending >= step) {
    throw new RangeError('marketPrice: amount, rate or rounding out of range');
  }
  const scaledStep = BigInt(step) * BigInt(rate.denominator);
  const scaled = BigInt(eurMinor) * BigInt(rate.numerator) + BigInt(ending) * BigInt(rate.denominator);
  const nearest = (2n * scaled + scaledStep) / (2n * scaledStep);
  const lowest = ending === 0 ? 1n : 2n;
  const steps = nearest < lowest ? lowest : nearest;
  return Number(steps) * step - ending;
}
