import { expect, test } from 'vitest';
import { followsRule, passwordRules } from '#ui/forms/new-password-field.tsx';

const listBrokenRules = (password: string): string[] => passwordRules.filter((rule) => !followsRule(password, rule));

test('a password has 6 characters, 1 uppercase letter, 1 number and 1 special character', () => {
  expect(listBrokenRules('')).toEqual(['length', 'uppercase', 'number', 'special']);
  expect(listBrokenRules('Ab1!')).toEqual(['length']);
  expect(listBrokenRules('linen.2026')).toEqual(['uppercase']);
  expect(listBrokenRules('Linen.Shirt')).toEqual(['number']);
  expect(listBrokenRules('Linen2026')).toEqual(['special']);
  expect(listBrokenRules('Linen.2026')).toEqual([]);
});

test('letters and digits of every script count, and a space is not special', () => {
  expect(listBrokenRules('Λινό.2026')).toEqual([]);
  expect(listBrokenRules('Лен.২০২৬')).toEqual([]);
  expect(listBrokenRules('Linen 2026')).toEqual(['special']);
});
