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
  expect(text('minimum', { minimum: 100, missing: 20.5, currency: 'EUR' })).toBe('This coupon is for purchases from €100.00: €20.50 are missing.');
  expect(text('not-yet', { from: '2026-12-01' })).toBe('This coupon can be used from 1 December 2026 on.');
});

test("an affiliate's code is confirmed, with or without its discount; a coupon is not", () => {
  const coupon = { code: 'JONAS10', isAffiliates: true };
  const note = (isApplied: boolean | null) => getCouponNoteText(i18n, { coupon, affiliate: isApplied === null ? null : { isApplied } });
  expect(note(true)).toBe('Thank you! Your purchase counts for JONAS10, and the discount that comes with this code is taken off.');
  for (const none of [null, false])
    expect(note(none)).toBe('Thank you! Your purchase counts for JONAS10. There is no discount with this code at the moment.');
  expect(getCouponNoteText(i18n, { coupon: { ...coupon, isAffiliates: false }, affiliate: null })).toBeNull();
});

test('a code that finds too few pieces says what it gives', () => {
  const coupon = { problem: 'nothing-off', params: {}, explanation: 'Buy 2, get 1 free' } as const;
  expect(getCouponProblemText(i18n, coupon)).toBe('Buy 2, get 1 free – There is nothing in your cart that this coupon could make cheaper.');
  expect(text('nothing-off')).toBe('There is nothing in your cart that this coupon could make cheaper.');
});

test('a discount is named by its code, and by what it gives if the amount does not say it', () => {
  expect(getDiscountName(i18n, { kind: 'coupon', code: 'TEN', explanation: '' })).toBe('Coupon TEN');
  expect(getDiscountName(i18n, { kind: 'coupon', code: 'THREE', explanation: 'Buy 2, get 1 free' })).toBe('Coupon THREE: Buy 2, get 1 free');
});

test('a code that applies needs no explanation', () => {
  expect(text(null)).toBeNull();
});
