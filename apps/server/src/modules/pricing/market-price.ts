/** How a market's prices end: `step` minor units apart, `ending` minor units below a step (1 of 100: x.99). */
export interface PriceRounding {
  step: number;
  ending: number;
}

/**
 * The price nearest to `eurMinor` × `rate` that ends as the market's prices do, in the market's minor units.
 * Never below the first price that ends so above a step; a tie goes to the higher price. Whole numbers throughout, exact at any size.
 * @param eurMinor euro cents
 * @param rate minor units of the market's currency for one euro cent
 * @throws RangeError when an argument is not a whole number, the rate is not positive, or `ending` is not within the step
 */
export function marketPrice(eurMinor: number, rate: { numerator: number; denominator: number }, { step, ending }: PriceRounding): number {
  const figures = [eurMinor, rate.numerator, rate.denominator, step, ending];
  if (!figures.every(Number.isSafeInteger)) throw new RangeError('marketPrice works in whole numbers');
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
