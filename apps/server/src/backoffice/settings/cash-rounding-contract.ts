import { z } from '@hono/zod-openapi';
import { idField, textField } from '#platform/request-fields';

const day = z.iso.date('Enter a date');

export const cashRoundingFormSchema = z
  .object({
    countryId: idField,
    step: z.number().positive('Enter a number greater than 0').max(10_000).openapi({ description: "Major units of the country's currency" }),
    validFrom: day,
    validUntil: day.nullable(),
    law: textField.trim().min(1, 'Enter the law that requires the rounding').max(300),
  })
  .openapi('CashRoundingForm');

export const cashRoundingRowSchema = cashRoundingFormSchema
  .extend({
    id: z.int(),
    currency: z.string(),
    isStarted: z.boolean().openapi({ description: 'Orders use it: only its last day and its law can change' }),
  })
  .openapi('CashRoundingRow');
export type CashRoundingRow = z.infer<typeof cashRoundingRowSchema>;
export const cashRoundingRecordSchema = cashRoundingRowSchema.extend({ revision: z.string() }).openapi('CashRoundingRecord');
