import { expect, test } from 'vitest';
import { draw, sumWeights } from './draw.ts';

const weighted = (...weights: number[]) => weights.map((weight) => ({ weight }));

/**
 * Returns the probability that fair draws deviate at least this much from their weights: the upper tail of the chi-square
 * distribution, in its closed form for even degrees of freedom.
 */
function chanceOfWorse(chiSquare: number, degrees: number): number {
  let [term, sum] = [1, 1];
  for (let k = 1; k < degrees / 2; k += 1) {
    term *= chiSquare / 2 / k;
    sum += term;
  }
  return Math.exp(-chiSquare / 2) * sum;
}

const computeChiSquare = (counts: readonly number[], segments: readonly { weight: number }[], draws: number): number =>
  counts.reduce((sum, count, index) => {
    const expected = (draws * (segments[index]?.weight ?? 0)) / sumWeights(segments);
    return sum + (count - expected) ** 2 / expected;
  }, 0);

test("100,000 draws by the shop's random generator match the weights", () => {
  const segments = weighted(30, 25, 18, 10, 8, 5, 2, 1, 1);
  const draws = 100_000;
  const counts = segments.map(() => 0);
  for (let index = 0; index < draws; index += 1) {
    const position = draw(segments);
    counts[position] = (counts[position] ?? 0) + 1;
  }
  // A fair wheel fails this once in ten million runs.
  expect(chanceOfWorse(computeChiSquare(counts, segments, draws), segments.length - 1)).toBeGreaterThan(1e-7);
});

test('the same test detects a wheel that gives one prize a tenth too often', () => {
  const promised = weighted(30, 25, 18, 10, 8, 5, 2, 1, 1);
  const real = weighted(30, 25, 18, 11, 7, 5, 2, 1, 1);
  const draws = 100_000;
  const counts = real.map(() => 0);
  for (let index = 0; index < draws; index += 1) {
    const position = draw(real);
    counts[position] = (counts[position] ?? 0) + 1;
  }
  expect(chanceOfWorse(computeChiSquare(counts, promised, draws), promised.length - 1)).toBeLessThan(1e-7);
});

test('every roll selects one segment, and each segment has as many rolls as its weight', () => {
  const segments = weighted(3, 1, 2);
  const positions = Array.from({ length: 6 }, (_, roll) => draw(segments, () => roll));
  expect(positions).toEqual([0, 0, 0, 1, 2, 2]);
});
