import { checkoutFields as contractFields } from '@selvedge/server/contract/checkout';
import { expect, test } from 'vitest';
import { checkoutFields } from './fields.ts';
import { draftFrom, placementFrom, onlyChanged } from './read-form.ts';

const formOf = (values: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

test("the form has the contract's fields, no more and no fewer; a coupon's code comes from its own box", () => {
  expect([...checkoutFields, 'couponCode'].sort()).toEqual([...contractFields].sort());
});

test('what was typed is kept as typed', () => {
  expect(draftFrom(formOf({ email: ' Ana@Example.si ', phone: '040 / 123' }))).toMatchObject({ email: ' Ana@Example.si ', phone: '040 / 123' });
});

test('a box that is no longer ticked is written down as empty', () => {
  expect(draftFrom(formOf({ email: 'a@b.si' })).billingDiffers).toBe('');
});

test('what is no field of the form does not reach the draft', () => {
  expect(draftFrom(formOf({ intent: 'place', isAdmin: 'true' }))).not.toHaveProperty('isAdmin');
});

test('a field longer than the shop keeps is cut, not refused', () => {
  expect(draftFrom(formOf({ comment: 'x'.repeat(2000) })).comment).toHaveLength(500);
});

test('a total that is missing or no number can never be the one that was shown', () => {
  expect(placementFrom(formOf({ idempotencyKey: 'k', shownTotal: '49.9' }))).toMatchObject({ idempotencyKey: 'k', shownTotal: 49.9 });
  expect(placementFrom(formOf({ shownTotal: 'abc' })).shownTotal).toBe(-1);
  expect(placementFrom(formOf({})).shownTotal).toBe(-1);
});

test('of a page that keeps what is typed only the changed fields count, and the ways chosen; a form that was sent counts whole', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['city', 'Kranj'],
    ['address', 'Old street 1'],
    ['shippingMethod', 'courier'],
    ['terms', 'on'],
  ] as const)
    form.set(name, value);
  expect(onlyChanged(form, draftFrom(form))).toMatchObject({ city: 'Kranj', address: 'Old street 1', email: '' });
  form.set('changed', 'city reminder');
  expect(onlyChanged(form, { ...draftFrom(form), couponCode: 'TEN' })).toEqual({
    city: 'Kranj',
    reminder: '',
    shippingMethod: 'courier',
    paymentMethod: '',
    couponCode: 'TEN',
  });
});
