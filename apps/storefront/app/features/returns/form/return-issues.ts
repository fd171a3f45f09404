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
  sealed: msg`This item can only come back with its seal unbroken`,
  max: msg({ message: 'Please choose {max} at most' }),
  notReturnable: msg`This item cannot be sent back any more`,
  wish: msg`This size is not available any more`,
  iban: msg`This account number is not correct. Please check it digit by digit.`,
  orderNumber: msg`Order number cannot be empty`,
  invoiceNumber: msg`Invoice number cannot be empty`,
};

const refusals: Readonly<Record<string, MessageDescriptor>> = {
  OrderEmailNeeded: msg`Please open the link that we send to the email of this order.`,
  ReturnClosed: msg`This order cannot be sent back any more.`,
  WithdrawalClosed: msg`The time to withdraw from this contract is over, or nothing of it is left.`,
  ReturnCannotMove: msg`This return has already moved on. Please look at how it stands now.`,
  ReturnNotFound: msg`We cannot find this return.`,
  SoldOut: msg`The size that you would like has just sold out. Please choose another, or your money back.`,
};

export const getRefusalText = (i18n: I18n, { code, params }: NonNullable<ReturnAnswer['refusal']>): string =>
  refusals[code] ? i18n._(refusals[code]) : errorText(i18n, code, params);

/** Returns the id of the field of an API issue: `items.12.reason` is `reason-12`. */
function getFieldName(field: string): string {
  const item = /^items\.(\d+)(?:\.(\w+))?$/.exec(field);
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
