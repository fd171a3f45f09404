import { z } from '@hono/zod-openapi';
import { textField } from '#platform/request-fields';
import { currency } from './currency-field.ts';

/** A stored exchange rate. */
export const exchangeRateSchema = z
  .object({
    id: z.int(),
    currency: z.string(),
    day: z.string(),
    units: z.string().openapi({ description: 'Units of the currency for one euro, a decimal text' }),
    source: z.string(),
    recordedBy: z.string(),
    recordedAt: z.string(),
  })
  .openapi('ExchangeRate');
export type ExchangeRateRow = z.infer<typeof exchangeRateSchema>;

export const exchangeRateFormSchema = z
  .object({
    currency: currency.refine((code) => code !== 'EUR', 'The euro has no rate'),
    day: z.iso.date(),
    units: textField.trim().max(22),
    source: textField.trim().min(1).max(200),
  })
  .openapi('ExchangeRateForm');
