import { expect, test } from 'vitest';
import { couponFrom } from './coupon-change.ts';

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test('a code is taken when it is sent off, by its button or by Enter', () => {
  expect(couponFrom(form({ intent: 'coupon', couponCode: 'OLD', newCouponCode: ' welcome10 ' }))).toBe('welcome10');
  expect(couponFrom(form({ intent: 'update', couponCode: '', newCouponCode: 'WELCOME10' }))).toBe('WELCOME10');
});

test('what is typed elsewhere, and a code that is only half typed, leave the coupon as it is', () => {
  expect(couponFrom(form({ intent: 'save', couponCode: 'OLD', newCouponCode: 'WEL' }))).toBeUndefined();
  expect(couponFrom(form({ intent: 'update', couponCode: 'OLD', newCouponCode: '' }))).toBeUndefined();
});

test('it is taken off by its own button, and by a script', () => {
  expect(couponFrom(form({ intent: 'remove-coupon', couponCode: 'OLD' }))).toBe('');
  expect(couponFrom(form({ intent: 'save', couponChange: '', couponCode: 'OLD' }))).toBe('');
});

test('an order has the code that was shown with its total, not what else stands in the box', () => {
  expect(couponFrom(form({ intent: 'place', couponCode: 'OLD', newCouponCode: 'NEW' }))).toBe('OLD');
});
