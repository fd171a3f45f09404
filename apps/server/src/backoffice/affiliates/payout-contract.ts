import { z } from '@hono/zod-openapi';
import { payoutConversionSchema, payoutFileKinds, usedRateSchema } from '#contracts/affiliates';
import { makeNullable } from '#platform/http';
import { idField, textField } from '#platform/request-fields';

const status = z.enum(['prepared', 'exported', 'paid', 'failed']);

const convertedSchema = z
  .object({ amount: z.number(), rates: z.array(usedRateSchema) })
  .openapi('ConvertedBalance', { description: 'A balance in the currency of its payout, with the rates of both currencies for one euro' });

/** A balance and whether it can be paid. Major units. */
export const duePayoutSchema = z
  .object({
    id: z.string(),
    affiliateId: z.int(),
    name: z.string(),
    currency: z.string(),
    balance: z.number(),
    threshold: z.number().openapi({ description: 'Minimum payout, in the currency of the payout' }),
    payoutCurrency: z.string(),
    /** All balances of the affiliate that are paid together, in the currency of the payout. */
    sum: z.number(),
    /** The balance in the currency of the payout; null: it is in that currency, is not positive or has no rate. */
    converted: makeNullable(convertedSchema),
    /** The reason why it waits; null: it is due. */
    wait: z
      .enum([
        'negative',
        'below-threshold',
        'suspended',
        'no-account',
        'account',
        'account-currency',
        'shared-account',
        'account-failed',
        'account-changed',
        'tax',
        'vat-id-invalid',
        'vat-id-unchecked',
        'no-rate',
      ])
      .nullable(),
    /** Until when it waits after a change of the payout account; null: it does not wait for that. */
    heldUntil: z.string().nullable(),
    /** Other affiliates with the same payout account, unless staff accepted it. */
    sharedWith: z.array(z.int()),
  })
  .openapi('DuePayout');
export type DuePayoutRow = z.infer<typeof duePayoutSchema>;

export const payoutRecordSchema = z
  .object({
    id: z.int(),
    number: z.string(),
    affiliateId: z.int(),
    name: z.string(),
    currency: z.string(),
    amount: z.number(),
    vat: z.number(),
    conversions: z.array(payoutConversionSchema),
    status,
    account: z.string(),
    batchId: z.int().nullable(),
    periodFrom: z.string(),
    periodUntil: z.string(),
    preparedBy: z.string(),
    preparedAt: z.string(),
    paidAt: z.string().nullable(),
    note: z.string(),
    hasInvoice: z.boolean(),
  })
  .openapi('PayoutRecord');
export type PayoutRecord = z.infer<typeof payoutRecordSchema>;

export const payoutFilter = {
  affiliateId: idField.optional(),
  status: status.optional(),
  currency: textField.length(3).optional(),
  batchId: idField.optional(),
};

const currency = textField.trim().length(3).toUpperCase();
const which = { payoutIds: z.array(idField).min(1).max(1000).optional(), batchId: idField.optional() };
export const prepareFormSchema = z
  .object({ currency: currency.optional(), affiliateIds: z.array(idField).min(1).max(1000).optional() })
  .openapi('PreparePayouts');
export const acceptAccountSchema = z.object({ affiliateId: z.int32().positive() }).openapi('AcceptPayoutAccount');
export const exportFormSchema = z.object({ kind: z.enum(payoutFileKinds), currency }).openapi('ExportPayouts');
export const paidFormSchema = z.object({ ...which, note: textField.trim().max(200).default('') }).openapi('MarkPaid');
/** The reason is sent to the affiliate. */
export const failedFormSchema = z.object({ ...which, reason: textField.trim().min(1).max(500) }).openapi('MarkFailed');

export const payoutBatchSchema = z
  .object({ id: z.int(), kind: z.enum(payoutFileKinds), currency: z.string(), fileName: z.string() })
  .openapi('PayoutBatch');
