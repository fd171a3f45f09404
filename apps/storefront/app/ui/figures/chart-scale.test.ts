import { expect, test } from 'vitest';
import { computeChartScale } from './chart-scale.ts';

test('the grid lines of a chart are round numbers that enclose all values', () => {
  expect(computeChartScale([3, 17, 38]).ticks).toEqual([0, 10, 20, 30, 40]);
  expect(computeChartScale([0.04, 0.31]).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  expect(computeChartScale([1234]).highest).toBeGreaterThanOrEqual(1234);
});

test('negative values are below the zero line', () => {
  const scale = computeChartScale([-12, 30]);
  expect(scale.ticks).toContain(0);
  expect(scale.lowest).toBeLessThanOrEqual(-12);
  expect(scale.at(-12)).toBeGreaterThanOrEqual(0);
  expect(scale.at(30)).toBeLessThanOrEqual(1);
  expect(computeChartScale([-5]).highest).toBe(0);
});

test('clicks are whole numbers: no grid line is fractional', () => {
  expect(computeChartScale([2], true).ticks).toEqual([0, 1, 2]);
  expect(computeChartScale([7], true).ticks.every(Number.isInteger)).toBe(true);
});

test('a chart without values has a scale too', () => {
  expect(computeChartScale([]).at(0)).toBe(0);
  expect(computeChartScale([0, 0, 0], true).ticks).toEqual([0, 1]);
});
