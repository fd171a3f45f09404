import { expect, test } from 'vitest';
import { readCoupon } from './coupon-change.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test('a coupon is applied by its button or by Enter', () => {
  expect(readCoupon(form({ intent: 'coupon', couponCode: 'OLD', newCouponCode: ' welcome10 ' }))).toBe('welcome10');
  expect(readCoupon(form({ intent: 'update', couponCode: '', newCouponCode: 'WELCOME10' }))).toBe('WELCOME10');
});

test('a change of another field or a half-typed code leaves the coupon unchanged', () => {
  expect(readCoupon(form({ intent: 'save', couponCode: 'OLD', newCouponCode: 'WEL' }))).toBeUndefined();
  expect(readCoupon(form({ intent: 'update', couponCode: 'OLD', newCouponCode: '' }))).toBeUndefined();
});

test('a coupon is removed by its own button or by a script', () => {
  expect(readCoupon(form({ intent: 'remove-coupon', couponCode: 'OLD' }))).toBe('');
  expect(readCoupon(form({ intent: 'save', couponChange: '', couponCode: 'OLD' }))).toBe('');
});

test('an order uses the code that was shown with its total, not the text in the coupon box', () => {
  expect(readCoupon(form({ intent: 'place', couponCode: 'OLD', newCouponCode: 'NEW' }))).toBe('OLD');
});
