import { setupI18n } from '@lingui/core';
import type { ShownCoupon } from '@selvedge/server/contract';
import { expect, test } from 'vitest';
import { couponProblemText } from './coupon-texts.ts';

const i18n = setupI18n({ locale: 'en-IE', messages: { 'en-IE': {} } });
const text = (problem: ShownCoupon['problem'], params: ShownCoupon['params'] = {}) => couponProblemText(i18n, { problem, params });

test("an unknown code, and one that comes before the email, are told in the specification's words", () => {
  expect(text('unknown')).toBe('No coupon code found! Please try again');
  expect(text('email-needed')).toBe('Coupon use requires an email in shipping info or being signed in');
});

test('what is missing to the minimum is told in money, and a beginning by its day', () => {
  expect(text('minimum', { minimum: 100, missing: 20.5, currency: 'EUR' })).toBe('This coupon is for purchases from €100.00: €20.50 are missing.');
  expect(text('not-yet', { from: '2026-12-01' })).toBe('This coupon can be used from 1 December 2026 on.');
});

test('a code that applies has nothing to explain', () => {
  expect(text(null)).toBeNull();
});
