import { expect, test } from 'vitest';
import { createRule, isCompleteRule, ruleLabels, type RuleField } from './rules.ts';

test('a new rule is complete only if it needs no value', () => {
  const complete = (Object.keys(ruleLabels) as RuleField[]).filter((field) => isCompleteRule(createRule(field, 3)));
  expect(complete).toEqual(['sale', 'published', 'stock']);
});

test('a price needs at least one amount, and the amounts must be in order', () => {
  const isComplete = (from: number | null, to: number | null) => isCompleteRule({ field: 'price', countryId: 3, from, to });
  expect([isComplete(null, 20), isComplete(10, null), isComplete(10, 10), isComplete(20, 10), isComplete(null, null)]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
