import { expect, test } from 'vitest';
import { toPlacementFailure } from './placement-failure.ts';

test('each invalid field is reported once, in the order of the form', () => {
  const issues = [
    { field: 'form.terms', code: 'terms' },
    { field: 'email', code: 'tooLong', params: { max: 254 } },
    { field: 'email', code: 'required' },
    { field: 'nonsense', code: 'x' },
  ];
  expect(toPlacementFailure({ code: 'InvalidInput', params: { issues } })).toEqual({
    kind: 'fields',
    problems: [
      { field: 'email', code: 'tooLong', params: { max: 254 } },
      { field: 'terms', code: 'terms', params: {} },
    ],
  });
});

test('an input error without a field of the form is shown above the form', () => {
  expect(toPlacementFailure({ code: 'InvalidInput', params: { issues: [{ field: 'shownTotal', code: 'x' }] } })).toEqual({
    kind: 'refused',
    code: 'InvalidInput',
  });
  expect(toPlacementFailure({ code: 'InvalidInput', params: {} })).toEqual({ kind: 'refused', code: 'InvalidInput' });
});

test('a changed total is shown and must be confirmed', () => {
  expect(toPlacementFailure({ code: 'TotalChanged', params: { total: 54.9, currency: 'EUR' } })).toEqual({
    kind: 'total-changed',
    total: 54.9,
    currency: 'EUR',
  });
});

test('a sold-out line leads back to the cart, a refused territory to the postal code', () => {
  expect(toPlacementFailure({ code: 'SoldOut', params: { available: 0 } })).toEqual({ kind: 'cart', code: 'SoldOut' });
  expect(toPlacementFailure({ code: 'DeliveryRefused', params: { territory: 'Livigno' } })).toEqual({
    kind: 'fields',
    problems: [{ field: 'postalCode', code: 'DeliveryRefused', params: { territory: 'Livigno' } }],
  });
});

test('any other refusal has its own message', () => {
  expect(toPlacementFailure({ code: 'CountryClosed', params: {} })).toEqual({ kind: 'refused', code: 'CountryClosed' });
});
