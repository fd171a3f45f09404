import { expect, test } from 'vitest';
import { chartScale } from './chart-scale.ts';

test('the grid lines of a chart are round numbers that enclose all values', () => {
  expect(chartScale([3, 17, 38]).ticks).toEqual([0, 10, 20, 30, 40]);
  expect(chartScale([0.04, 0.31]).ticks).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
  expect(chartScale([1234]).highest).toBeGreaterThanOrEqual(1234);
});

test('negative values are below the zero line', () => {
  const scale = chartScale([-12, 30]);
  expect(scale.ticks).toContain(0);
  expect(scale.lowest).toBeLessThanOrEqual(-12);
  expect(scale.at(-12)).toBeGreaterThanOrEqual(0);
  expect(scale.at(30)).toBeLessThanOrEqual(1);
  expect(chartScale([-5]).highest).toBe(0);
});

test('clicks are whole numbers: no grid line is fractional', () => {
  expect(chartScale([2], true).ticks).toEqual([0, 1, 2]);
  expect(chartScale([7], true).ticks.every(Number.isInteger)).toBe(true);
});

test('a chart without values has a scale too', () => {
  expect(chartScale([]).at(0)).toBe(0);
  expect(chartScale([0, 0, 0], true).ticks).toEqual([0, 1]);
});
