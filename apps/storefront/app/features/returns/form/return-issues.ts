import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldIssue } from '#lib/api/api-error.ts';
import { errorText, fieldText } from '#lib/api/error-texts.ts';

/** The reason for a refusal and the input. */
export interface ReturnAnswer {
  typed: Readonly<Record<string, string>>;
  issues: readonly FieldIssue[];
  /** An error that belongs to no field. */
  refusal: { code: string; params: Readonly<Record<string, unknown>> } | null;
}

const texts: Readonly<Record<string, MessageDescriptor>> = {
  reason: msg`A refund reason must be chosen`,
  policy: msg`A confirmation box must be ticked to continue`,
  items: msg`Please choose at least one item`,
  sealed: msg`This item can only be returned with its seal intact`,
  max: msg({ message: 'Please choose no more than {max}' }),
  notReturnable: msg`This item can no longer be returned`,
  wish: msg`This size is no longer available`,
  iban: msg`This account number isn’t correct. Please check it digit by digit.`,
  orderNumber: msg`Order number cannot be empty`,
  invoiceNumber: msg`Invoice number cannot be empty`,
};

const refusals: Readonly<Record<string, MessageDescriptor>> = {
  OrderEmailNeeded: msg`Please open the link in the email we sent you for this order.`,
  ReturnClosed: msg`This order can no longer be returned.`,
  WithdrawalClosed: msg`The withdrawal period for this contract has ended, or there’s nothing left to withdraw from.`,
  ReturnCannotMove: msg`This return has moved on in the meantime. Please check its current status.`,
  ReturnNotFound: msg`We can’t find this return.`,
  SoldOut: msg`The size you wanted has just sold out. Please choose another size or a refund.`,
};

export const getRefusalText = (i18n: I18n, { code, params }: NonNullable<ReturnAnswer['refusal']>): string =>
  refusals[code] ? i18n._(refusals[code]) : errorText(i18n, code, params);

/** Returns the id of the field of an API issue: `items.12.reason` is `reason-12`, for pieces of an exchange `items.12-34.reason`. */
function getFieldName(field: string): string {
  const item = /^items\.([\d-]+)(?:\.(\w+))?$/.exec(field);
  if (item) return `${item[2] ?? 'pick'}-${item[1] ?? ''}`;
  return field.replace(/^payOut\./, '');
}

/** Returns a message per field id; the first issue of a field counts. */
export function getIssueTexts(i18n: I18n, issues: readonly FieldIssue[]): Readonly<Record<string, string>> {
  const issueTexts: Record<string, string> = {};
  for (const issue of issues) {
    const text = texts[issue.code];
    issueTexts[getFieldName(issue.field)] ??= text ? i18n._(text.id, { ...issue.params }, { message: text.message ?? '' }) : fieldText(i18n, issue);
  }
  return issueTexts;
}
