import { expect, test } from 'vitest';
import { followsRule, passwordRules } from './password-rules.ts';

const missingOf = (password: string): string[] => passwordRules.filter((rule) => !followsRule(password, rule));

test('a password has 6 characters, 1 uppercase letter, 1 number and 1 special character', () => {
  expect(missingOf('')).toEqual(['length', 'uppercase', 'number', 'special']);
  expect(missingOf('Ab1!')).toEqual(['length']);
  expect(missingOf('linen.2026')).toEqual(['uppercase']);
  expect(missingOf('Linen.Shirt')).toEqual(['number']);
  expect(missingOf('Linen2026')).toEqual(['special']);
  expect(missingOf('Linen.2026')).toEqual([]);
});

test('letters and digits of every script count, and a space is nothing special', () => {
  expect(missingOf('Λινό.2026')).toEqual([]);
  expect(missingOf('Лен.২০২৬')).toEqual([]);
  expect(missingOf('Linen 2026')).toEqual(['special']);
});
