import { checkoutFields as contractFields } from '@selvedge/server/contract/checkout';
import { expect, test } from 'vitest';
import { checkoutFields, listFieldsInOrder } from './fields.ts';
import { readDraft, readPlacement, pickChangedFields } from './read-form.ts';

const createForm = (values: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

test('the form has exactly the fields of the contract; a coupon code comes from its own box', () => {
  expect([...checkoutFields, 'couponCode'].sort()).toEqual([...contractFields].sort());
});

test('the errors of a form are listed in the order of its fields: in Hungary the family name and the city come first', () => {
  const hungary = listFieldsInOrder('hu-HU', { fields: ['city', 'address', 'addressExtra', 'postalCode'] });
  expect(hungary.slice(0, 10)).toEqual([
    'email',
    'reminder',
    'phoneCode',
    'phone',
    'lastName',
    'firstName',
    'city',
    'address',
    'addressExtra',
    'postalCode',
  ]);
  expect(hungary.filter((field) => field.startsWith('billing')).slice(1, 4)).toEqual(['billingLastName', 'billingFirstName', 'billingCity']);
  expect([...hungary].sort()).toEqual([...checkoutFields].sort());
  expect(listFieldsInOrder('de-DE', { fields: ['address', 'addressExtra', 'postalCode', 'city', 'state'] })).toEqual(checkoutFields);
});

test('values are stored as they were typed', () => {
  expect(readDraft(createForm({ email: ' Ana@Example.si ', phone: '040 / 123' }))).toMatchObject({ email: ' Ana@Example.si ', phone: '040 / 123' });
});

test('a checkbox that is no longer ticked is stored as empty', () => {
  expect(readDraft(createForm({ email: 'a@b.si' })).billingDiffers).toBe('');
});

test('a name that is not a field of the form does not reach the draft', () => {
  expect(readDraft(createForm({ intent: 'place', isAdmin: 'true' }))).not.toHaveProperty('isAdmin');
});

test('a field above the maximum length is cut, not refused', () => {
  expect(readDraft(createForm({ comment: 'x'.repeat(2000) })).comment).toHaveLength(500);
});

test('a missing or invalid total never equals the shown total', () => {
  expect(readPlacement(createForm({ idempotencyKey: 'k', shownTotal: '49.9' }))).toMatchObject({ idempotencyKey: 'k', shownTotal: 49.9 });
  expect(readPlacement(createForm({ shownTotal: 'abc' })).shownTotal).toBe(-1);
  expect(readPlacement(createForm({})).shownTotal).toBe(-1);
});

test('an autosave stores only the changed fields and the selected methods; a submitted form is stored whole', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['city', 'Kranj'],
    ['address', 'Old street 1'],
    ['shippingMethod', 'courier'],
    ['terms', 'on'],
  ] as const)
    form.set(name, value);
  expect(pickChangedFields(form, readDraft(form))).toMatchObject({ city: 'Kranj', address: 'Old street 1', email: '' });
  form.set('changed', 'city reminder');
  expect(pickChangedFields(form, { ...readDraft(form), couponCode: 'TEN' })).toEqual({
    city: 'Kranj',
    reminder: '',
    shippingMethod: 'courier',
    paymentMethod: '',
    couponCode: 'TEN',
  });
});
