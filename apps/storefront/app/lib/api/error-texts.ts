import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError, fieldIssues, type FieldIssue } from './api-error.ts';

/** The message for each error code of the API. */
export const errorTexts = {
  InvalidInput: msg`Please check the highlighted fields.`,
  ProductNotFound: msg`We no longer sell this product.`,
  CategoryNotFound: msg`This category does not exist.`,
  CountryNotFound: msg`This country does not exist.`,
  CartNotFound: msg`Your cart has expired. Please add your items again.`,
  LineNotFound: msg`This item is no longer in your cart.`,
  SoldOut: msg({ message: '{available, plural, =0 {This item has just sold out.} one {Only # left.} other {Only # left.}}' }),
  VariantNotFound: msg`This size or colour is not available.`,
  CartIsEmpty: msg`Your cart is empty.`,
  CartHasProblems: msg`Something in your cart has changed. Please check the highlighted items.`,
  TotalChanged: msg({ message: 'The total has changed to {total}. Please check it and order again.' }),
  CountryClosed: msg`We don’t deliver to this country at the moment.`,
  DeliveryRefused: msg({ message: 'We can’t deliver to {territory}.' }),
  PaymentNotAvailable: msg`This payment method isn’t available. Please choose another one.`,
  PaymentFailed: msg`Your payment was not successful, please try again.`,
  IdempotencyConflict: msg`Your cart or order has changed in another tab or window. Nothing has been ordered: please check everything and order again.`,
  OrderNotFound: msg`We can’t find an order with these details. Please check them and try again.`,
  OrderCannotMove: msg`This order can no longer be changed.`,
  WishNotFound: msg`This is no longer on your wishlist.`,
  WishlistIsFull: msg`Your wishlist is full. Please remove something first.`,
  TooManyRequests: msg`That was a little fast. Please wait a moment and try again.`,
  LoginFailed: msg`Email or password is incorrect`,
  SecondFactorRequired: msg`This account needs two-factor sign-in and can only be opened in the back office.`,
  SecondFactorFailed: msg`This code is wrong or has already been used.`,
  SecondFactorKnown: msg`Two-step sign-in is already on.`,
  ChallengeOver: msg`That took too long. Please sign in again.`,
  TwoStepManagedByStaff: msg`You manage two-step sign-in for this account in the back office.`,
  UserExists: msg`User Already exist`,
  UserNotFound: msg`This account doesn’t exist.`,
  NoSpinsLeft: msg`no spins left today`,
  WheelClosed: msg`You can’t spin the wheel at the moment. Please come back later.`,
  AlreadySubscribed: msg`Your email is already subscribed`,
  EmailNotConfirmed: msg`Please confirm your email first by opening the link we sent you.`,
  ConfirmationUsed: msg`You’ve already confirmed this.`,
  LinkExpired: msg`Link Expired or incorrect Link. Please Try again`,
  OrdersUnderWay: msg`One of your orders is still on its way. Please try again once it has arrived.`,
  PasskeyFailed: msg`We couldn’t use this passkey. Please try again or use your password.`,
  PasskeyNotFound: msg`This passkey no longer exists.`,
  AddressNotFound: msg`This address no longer exists.`,
  SessionNotFound: msg`This session has already ended.`,
  DataFileNotFound: msg`This file is no longer available. Please request it again.`,
  AffiliateNotFound: msg`This affiliate doesn’t exist.`,
  AffiliateNotActive: msg`Your affiliate account isn’t active.`,
  AffiliateCodeTaken: msg`This code is already taken. Please choose another one.`,
  PostbackNotFound: msg`This is no longer available.`,
  NoPostbackAddress: msg`There’s no address to send to, or it’s switched off.`,
  AlreadyApplied: msg`You’ve already applied. Please sign in to see the status of your application.`,
  ProgrammeClosed: msg`The programme isn’t taking applications at the moment.`,
  TooManyLinks: msg({ message: 'You’ve reached the limit of {most} links. Please archive any you don’t need.' }),
  LinkNotFound: msg`This link is no longer in your list.`,
  PayoutNotFound: msg`This payout doesn’t exist.`,
  NoPayoutInvoice: msg`There’s no invoice for this payout yet. We’ll write it once the money has arrived.`,
  Unauthorized: msg`Please sign in to continue.`,
  Forbidden: msg`You don’t have access to this.`,
  NetworkError: msg`We can’t reach the shop right now. Please try again.`,
  InternalError: msg`Something went wrong.`,
} as const satisfies Record<string, MessageDescriptor>;

export type ErrorCode = keyof typeof errorTexts;

/** The message next to a field for each issue code. */
export const fieldTexts = {
  required: msg`This field is required`,
  email: msg`Please enter a valid email`,
  disposable: msg`Please enter an email address that you’ll keep: we’ll send your prize there`,
  numeric: msg`This field can only contain numbers`,
  integer: msg`This field can only contain whole numbers`,
  quantity: msg`Quantity is required`,
  min: msg({ message: 'Please enter {min} or more' }),
  max: msg({ message: 'Please enter {max} or less' }),
  postalCode: msg({ message: 'Please enter a postal code like {example}' }),
  phone: msg`Please enter a valid phone number`,
  lockerCode: msg({ message: 'Please enter the code shown on the locker, such as {example}' }),
  vatNumber: msg({ message: 'Please enter a VAT number such as {example}, or leave it empty' }),
  /** Without a maximum the message contains no limit. */
  tooLong: msg({
    message: '{max, plural, =0 {This is too long} one {Please use at most # character} other {Please use at most # characters}}',
  }),
  tooShort: msg({ message: '{min, plural, one {Please use at least # character} other {Please use at least # characters}}' }),
  passwordLeaked: msg`This password has appeared in a data leak. Please choose another.`,
  passwordUppercase: msg`Please use at least 1 uppercase letter`,
  passwordNumber: msg`Please use at least 1 number`,
  passwordSpecial: msg`Please use at least 1 special character`,
  passwordRepeat: msg`The passwords don’t match`,
  oldPassword: msg`The old password isn’t correct`,
  currentPassword: msg`This password isn’t correct`,
  wrongCode: msg`This code isn’t correct. Please enter the one that your app shows now.`,
  date: msg`Please enter a valid date`,
  terms: msg`Please accept the terms and conditions to continue`,
  choose: msg`Please choose at least one value`,
  url: msg`Please enter an address such as www.example.com`,
  https: msg`Please enter an address that starts with https://`,
  publicHttps: msg`Please enter a public internet address that starts with https:// and uses the standard port`,
  iban: msg`Please enter a valid IBAN`,
  bic: msg`Please enter a valid BIC, or leave it empty`,
  country: msg`This isn’t available in your country`,
  elsewhere: msg`This address isn’t in our shop. Please copy one from one of our pages.`,
  page: msg`You can only link to pages that everyone can see, not to a cart or an account.`,
  pageNotFound: msg`This page you are looking for could not be found`,
  product: msg`We can’t find this product. Please check the address or search for the product by name.`,
  unknown: msg`This no longer exists. Please choose again.`,
  ended: msg`This discount has ended. Please choose another one.`,
  known: msg`User Already exist`,
  taken: msg`This code is already taken. Please choose another one.`,
  format: msg`Invalid format`,
} as const satisfies Record<string, MessageDescriptor>;

export type FieldCode = keyof typeof fieldTexts;

/** The time to wait, if the API gives it, in seconds or minutes. */
const waitTexts = {
  seconds: msg({
    message: '{wait, plural, one {Too many attempts. Please try again in # second.} other {Too many attempts. Please try again in # seconds.}}',
  }),
  minutes: msg({
    message: '{wait, plural, one {Too many attempts. Please try again in # minute.} other {Too many attempts. Please try again in # minutes.}}',
  }),
} as const satisfies Record<string, MessageDescriptor>;

type Params = Readonly<Record<string, unknown>>;

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorTexts, code);
const isFieldCode = (code: string): code is FieldCode => Object.hasOwn(fieldTexts, code);

/** Returns the message for an error code in the shopper's language. An unknown code gives the general message. */
export function errorText(i18n: I18n, code: string, params: Params = {}): string {
  if (code === 'TooManyRequests' && typeof params.retryAfterSeconds === 'number') return waitText(i18n, params.retryAfterSeconds);
  return formatText(i18n, errorTexts[isErrorCode(code) ? code : 'InternalError'], { available: 0, ...params });
}

const waitText = (i18n: I18n, seconds: number): string =>
  seconds > 90
    ? formatText(i18n, waitTexts.minutes, { wait: Math.ceil(seconds / 60) })
    : formatText(i18n, waitTexts.seconds, { wait: Math.max(1, Math.ceil(seconds)) });

/** Returns the message for any thrown value. */
export const getErrorText = (i18n: I18n, error: unknown): string =>
  error instanceof ApiError ? errorText(i18n, error.code, error.params) : errorText(i18n, 'InternalError');

export function fieldText(i18n: I18n, { code, params = {} }: Pick<FieldIssue, 'code' | 'params'>): string {
  return formatText(i18n, fieldTexts[isFieldCode(code) ? code : 'format'], { example: '', min: 6, max: 0, ...params });
}

/** Returns the message of each invalid field by name. The first issue of a field counts. */
export function getFieldTexts(i18n: I18n, error: unknown): Record<string, string> {
  return Object.fromEntries(
    fieldIssues(error)
      .reverse()
      .map((issue) => [issue.field, fieldText(i18n, issue)]),
  );
}

const formatText = (i18n: I18n, text: MessageDescriptor, values: Params): string => i18n._(text.id, { ...values }, { message: text.message }).trim();
