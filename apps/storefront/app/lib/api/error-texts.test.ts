import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { errorText, errorTexts, getErrorText, fieldText, fieldTexts, getFieldTexts } from './error-texts.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** All codes that the API returns to shoppers. */
const codes = [
  'InvalidInput',
  'ProductNotFound',
  'CategoryNotFound',
  'CartNotFound',
  'LineNotFound',
  'SoldOut',
  'VariantNotFound',
  'CartIsEmpty',
  'CartHasProblems',
  'TotalChanged',
  'CountryClosed',
  'DeliveryRefused',
  'PaymentNotAvailable',
  'IdempotencyConflict',
  'OrderNotFound',
  'OrderCannotMove',
  'TooManyRequests',
  'LoginFailed',
  'SecondFactorRequired',
  'UserExists',
  'UserNotFound',
  'LinkExpired',
  'OrdersUnderWay',
  'Unauthorized',
  'Forbidden',
];
const fieldCodes = [
  ...['required', 'email', 'numeric', 'postalCode', 'phone', 'tooLong', 'terms', 'choose'],
  ...['tooShort', 'passwordLeaked', 'passwordUppercase', 'passwordNumber', 'passwordSpecial', 'passwordRepeat', 'oldPassword', 'date'],
];

test('every code of the API has its own message', () => {
  expect(codes.filter((code) => !(code in errorTexts))).toEqual([]);
  expect(fieldCodes.filter((code) => !(code in fieldTexts))).toEqual([]);
});

test('an unknown code gives the general message', () => {
  expect(errorText(i18n, 'Kaboom')).toBe('Something went wrong.');
  expect(errorText(i18n, 'toString')).toBe('Something went wrong.');
  expect(getErrorText(i18n, new TypeError('x is not a function'))).toBe('Something went wrong.');
});

test('a message is filled in with the parameters of the response', () => {
  expect(errorText(i18n, 'DeliveryRefused', { territory: 'Ceuta' })).toBe('We can’t deliver to Ceuta.');
  expect(errorText(i18n, 'SoldOut', { available: 2 })).toBe('Only 2 left.');
  expect(errorText(i18n, 'SoldOut')).toBe('This item has just sold out.');
  expect(fieldText(i18n, { code: 'postalCode', params: { example: '1000' } })).toBe('Please enter a postal code like 1000');
});

test('too many attempts give the time to wait', () => {
  expect(errorText(i18n, 'TooManyRequests', { retryAfterSeconds: 1 })).toBe('Too many attempts. Please try again in 1 second.');
  expect(errorText(i18n, 'TooManyRequests', { retryAfterSeconds: 45 })).toBe('Too many attempts. Please try again in 45 seconds.');
  expect(errorText(i18n, 'TooManyRequests', { retryAfterSeconds: 840.5 })).toBe('Too many attempts. Please try again in 15 minutes.');
  expect(errorText(i18n, 'TooManyRequests', { most: 3 })).toBe('That was a little fast. Please wait a moment and try again.');
});

test('each invalid field has one message, for its first issue', () => {
  const issues = [
    { field: 'email', code: 'required' },
    { field: 'email', code: 'email' },
    { field: 'phone', code: 'numeric' },
  ];
  expect(getFieldTexts(i18n, new ApiError({ status: 422, code: 'InvalidInput', params: { issues } }))).toEqual({
    email: 'This field is required',
    phone: 'This field can only contain numbers',
  });
});

test('account errors use the specification’s texts', () => {
  expect(errorText(i18n, 'UserExists')).toBe('User Already exist');
  expect(errorText(i18n, 'LinkExpired')).toBe('Link Expired or incorrect Link. Please Try again');
  expect(fieldText(i18n, { code: 'tooShort', params: { min: 6 } })).toBe('Please use at least 6 characters');
});

test('form errors use the specification’s texts', () => {
  const getText = (code: string) => fieldText(i18n, { code });
  expect(getText('required')).toBe('This field is required');
  expect(getText('email')).toBe('Please enter a valid email');
  expect(getText('numeric')).toBe('This field can only contain numbers');
  expect(getText('integer')).toBe('This field can only contain whole numbers');
  expect(getText('quantity')).toBe('Quantity is required');
  expect(fieldText(i18n, { code: 'min', params: { min: 1 } })).toBe('Please enter 1 or more');
  expect(fieldText(i18n, { code: 'max', params: { max: 10 } })).toBe('Please enter 10 or less');
  expect(fieldText(i18n, { code: 'tooLong', params: { max: 60 } })).toBe('Please use at most 60 characters');
  expect(getText('tooLong')).toBe('This is too long');
  expect(getText('choose')).toBe('Please choose at least one value');
  expect(getText('a rule that nobody has heard of')).toBe('Invalid format');
});
