import { expect, test } from 'vitest';
import { placementFailure } from './placement-failure.ts';

test('each wrong field is told once, in the order of the form', () => {
  const issues = [
    { field: 'form.terms', code: 'terms' },
    { field: 'email', code: 'tooLong', params: { max: 254 } },
    { field: 'email', code: 'required' },
    { field: 'nonsense', code: 'x' },
  ];
  expect(placementFailure({ code: 'InvalidInput', params: { issues } })).toEqual({
    kind: 'fields',
    problems: [
      { field: 'email', code: 'tooLong', params: { max: 254 } },
      { field: 'terms', code: 'terms', params: {} },
    ],
  });
});

test('bad input that names no field of the form is told above it', () => {
  expect(placementFailure({ code: 'InvalidInput', params: { issues: [{ field: 'shownTotal', code: 'x' }] } })).toEqual({
    kind: 'refused',
    code: 'InvalidInput',
  });
  expect(placementFailure({ code: 'InvalidInput', params: {} })).toEqual({ kind: 'refused', code: 'InvalidInput' });
});

test('a total that no longer holds is shown anew and asked for again', () => {
  expect(placementFailure({ code: 'TotalChanged', params: { total: 54.9, currency: 'EUR' } })).toEqual({
    kind: 'total-changed',
    total: 54.9,
    currency: 'EUR',
  });
});

test('a sold-out line leads back to the cart, a refused territory to the postal code', () => {
  expect(placementFailure({ code: 'SoldOut', params: { available: 0 } })).toEqual({ kind: 'cart', code: 'SoldOut' });
  expect(placementFailure({ code: 'DeliveryRefused', params: { territory: 'Livigno' } })).toEqual({
    kind: 'fields',
    problems: [{ field: 'postalCode', code: 'DeliveryRefused', params: { territory: 'Livigno' } }],
  });
});

test('anything else is told in a sentence of its own', () => {
  expect(placementFailure({ code: 'CountryClosed', params: {} })).toEqual({ kind: 'refused', code: 'CountryClosed' });
});
