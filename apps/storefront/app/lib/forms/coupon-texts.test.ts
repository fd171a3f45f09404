import { setupI18n } from '@lingui/core';
import type { ShownCoupon } from '@selvedge/server/contract';
import { expect, test } from 'vitest';
import { getCouponNoteText, getCouponProblemText, getDiscountName } from './coupon-texts.ts';

const i18n = setupI18n({ locale: 'en-IE', messages: { 'en-IE': {} } });
const text = (problem: ShownCoupon['problem'], params: ShownCoupon['params'] = {}) =>
  getCouponProblemText(i18n, { problem, params, explanation: '' });

test("an unknown code and a code before the email use the specification's texts", () => {
  expect(text('unknown')).toBe('No coupon code found! Please try again');
  expect(text('email-needed')).toBe('Coupon use requires an email in shipping info or being signed in');
});

test('a missing minimum is given as an amount, and a start as a date', () => {
  expect(text('minimum', { minimum: 100, missing: 20.5, currency: 'EUR' })).toBe(
    'This coupon is for orders of €100.00 or more. You need another €20.50.',
  );
  expect(text('not-yet', { from: '2026-12-01' })).toBe('You can use this coupon from 1 December 2026.');
});

test("an affiliate's code is confirmed, with or without its discount; a coupon is not", () => {
  const coupon = { code: 'JONAS10', isAffiliates: true };
  const note = (isApplied: boolean | null) => getCouponNoteText(i18n, { coupon, affiliate: isApplied === null ? null : { isApplied } });
  expect(note(true)).toBe('Thank you! Your order counts for JONAS10, and we’ve taken off the discount that comes with this code.');
  for (const none of [null, false])
    expect(note(none)).toBe('Thank you! Your order counts for JONAS10. There’s no discount with this code at the moment.');
  expect(getCouponNoteText(i18n, { coupon: { ...coupon, isAffiliates: false }, affiliate: null })).toBeNull();
});

test('a code that finds too few pieces says what it gives', () => {
  const coupon = { problem: 'nothing-off', params: {}, explanation: 'Buy 2, get 1 free' } as const;
  expect(getCouponProblemText(i18n, coupon)).toBe('Buy 2, get 1 free – This coupon doesn’t apply to anything in your cart.');
  expect(text('nothing-off')).toBe('This coupon doesn’t apply to anything in your cart.');
});

test('a discount is named by its code, and by what it gives if the amount does not say it', () => {
  expect(getDiscountName(i18n, { kind: 'coupon', code: 'TEN', explanation: '' })).toBe('Coupon TEN');
  expect(getDiscountName(i18n, { kind: 'coupon', code: 'THREE', explanation: 'Buy 2, get 1 free' })).toBe('Coupon THREE: Buy 2, get 1 free');
});

test('a code that applies needs no explanation', () => {
  expect(text(null)).toBeNull();
});
