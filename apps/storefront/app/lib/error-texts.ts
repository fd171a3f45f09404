import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError, fieldIssues, type FieldIssue } from './api-error.ts';

/** The sentence for each code that the API answers with. */
export const errorTexts = {
  InvalidInput: msg`Please check the highlighted fields.`,
  ProductNotFound: msg`This product is not sold here any more.`,
  CategoryNotFound: msg`This category does not exist.`,
  CountryNotFound: msg`This country does not exist.`,
  CartNotFound: msg`Your cart has expired. Please add your items again.`,
  LineNotFound: msg`This item is no longer in your cart.`,
  SoldOut: msg({ message: '{available, plural, =0 {This item has just sold out.} one {Only # piece is left.} other {Only # pieces are left.}}' }),
  VariantNotFound: msg`This size or colour is not available.`,
  CartIsEmpty: msg`Your cart is empty.`,
  CartHasProblems: msg`Something in your cart has changed. Please look at the marked items.`,
  TotalChanged: msg({ message: 'The total has changed to {total}. Please check it and order again.' }),
  CountryClosed: msg`We do not deliver to this country at the moment.`,
  DeliveryRefused: msg({ message: 'We cannot deliver to {territory}.' }),
  PaymentNotAvailable: msg`This way of paying is not available. Please choose another one.`,
  PaymentFailed: msg`Your payment was not successful, please try again.`,
  IdempotencyConflict: msg`This order has already been sent with other details. Please check your cart and try again.`,
  OrderNotFound: msg`We cannot find an order with these details. Please check them and try again.`,
  OrderCannotMove: msg`This order can no longer be changed.`,
  TooManyRequests: msg`That was a little fast. Please wait a moment and try again.`,
  Unauthorized: msg`Please sign in to continue.`,
  NetworkError: msg`We cannot reach the shop right now. Please try again.`,
  InternalError: msg`Something went wrong.`,
} as const satisfies Record<string, MessageDescriptor>;

export type ErrorCode = keyof typeof errorTexts;

/** The sentence beside a field, for each code that an issue may carry. */
export const fieldTexts = {
  required: msg`This field is required`,
  email: msg`Please enter a valid email`,
  numeric: msg`This field can only contain numbers`,
  postalCode: msg({ message: 'Please enter a postal code like {example}' }),
  phone: msg`Please enter a valid phone number`,
  tooLong: msg`This is too long`,
  terms: msg`Please accept the terms and conditions to continue`,
  choose: msg`Please choose at least one value`,
  format: msg`Invalid format`,
} as const satisfies Record<string, MessageDescriptor>;

export type FieldCode = keyof typeof fieldTexts;

type Params = Readonly<Record<string, unknown>>;

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorTexts, code);
const isFieldCode = (code: string): code is FieldCode => Object.hasOwn(fieldTexts, code);

/** What went wrong, in the shopper's language; a code that nobody has heard of says that something went wrong. */
export function errorText(i18n: I18n, code: string, params: Params = {}): string {
  return say(i18n, errorTexts[isErrorCode(code) ? code : 'InternalError'], { available: 0, ...params });
}

/** The sentence of anything thrown. */
export const errorTextOf = (i18n: I18n, error: unknown): string =>
  error instanceof ApiError ? errorText(i18n, error.code, error.params) : errorText(i18n, 'InternalError');

export function fieldText(i18n: I18n, { code, params = {} }: Pick<FieldIssue, 'code' | 'params'>): string {
  return say(i18n, fieldTexts[isFieldCode(code) ? code : 'format'], { example: '', ...params });
}

/** Each wrong field's sentence by the field's name; the first one counts. */
export function fieldTextsOf(i18n: I18n, error: unknown): Record<string, string> {
  return Object.fromEntries(
    fieldIssues(error)
      .reverse()
      .map((issue) => [issue.field, fieldText(i18n, issue)]),
  );
}

const say = (i18n: I18n, text: MessageDescriptor, values: Params): string => i18n._(text.id, { ...values }, { message: text.message }).trim();
