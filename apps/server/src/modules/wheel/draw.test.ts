import { expect, test } from 'vitest';
import { draw, totalWeight } from './draw.ts';

const weighted = (...weights: number[]) => weights.map((weight) => ({ weight }));

/**
 * How likely it is that fair draws are at least this far from what the weights promise: the chi-square distribution's upper
 * tail, which has this closed form for an even number of degrees of freedom.
 */
function chanceOfWorse(chiSquare: number, degrees: number): number {
  let [term, sum] = [1, 1];
  for (let k = 1; k < degrees / 2; k += 1) {
    term *= chiSquare / 2 / k;
    sum += term;
  }
  return Math.exp(-chiSquare / 2) * sum;
}

const chiSquareOf = (counts: readonly number[], segments: readonly { weight: number }[], draws: number): number =>
  counts.reduce((sum, count, index) => {
    const expected = (draws * (segments[index]?.weight ?? 0)) / totalWeight(segments);
    return sum + (count - expected) ** 2 / expected;
  }, 0);

test('100,000 spins by the generator that the shop draws with match the weights', () => {
  const segments = weighted(30, 25, 18, 10, 8, 5, 2, 1, 1);
  const draws = 100_000;
  const counts = segments.map(() => 0);
  for (let index = 0; index < draws; index += 1) {
    const position = draw(segments);
    counts[position] = (counts[position] ?? 0) + 1;
  }
  // A fair wheel fails this once in ten million runs.
  expect(chanceOfWorse(chiSquareOf(counts, segments, draws), segments.length - 1)).toBeGreaterThan(1e-7);
});

test('the same measure finds a wheel that gives one prize a tenth too often', () => {
  const promised = weighted(30, 25, 18, 10, 8, 5, 2, 1, 1);
  const real = weighted(30, 25, 18, 11, 7, 5, 2, 1, 1);
  const draws = 100_000;
  const counts = real.map(() => 0);
  for (let index = 0; index < draws; index += 1) {
    const position = draw(real);
    counts[position] = (counts[position] ?? 0) + 1;
  }
  expect(chanceOfWorse(chiSquareOf(counts, promised, draws), promised.length - 1)).toBeLessThan(1e-7);
});

test('every roll falls on one segment, each on as many as its weight', () => {
  const segments = weighted(3, 1, 2);
  const positions = Array.from({ length: 6 }, (_, roll) => draw(segments, () => roll));
  expect(positions).toEqual([0, 0, 0, 1, 2, 2]);
});
