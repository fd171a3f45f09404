import { z } from 'zod';
import { InvalidInput, ShopError } from '#kit/errors';
import { readContact, type Contact } from '../products/contact.ts';
import type { ImportOptions } from '../products/import-options.ts';
import { encodings } from '../reading/decode-text.ts';
import { separators } from '../reading/read-table.ts';

/** Options of a run besides the columns, as `npm run import` has them too. */
export const runOptionsSchema = z.object({
  /** Encoding of the text; absent: detected. */
  encoding: z.enum(encodings).optional(),
  separator: z.enum(separators).optional(),
  /** Currency of prices without a country, ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'Three letters, such as EUR'),
  /** Units of a currency per euro, preferred to the countries' own rates. */
  rates: z.array(z.object({ currency: z.string().regex(/^[A-Z]{3}$/), units: z.string().regex(/^\d{1,6}(?:\.\d{1,6})?$/) })).max(40),
  /** Language of texts whose column names none. */
  languageId: z.int(),
  /** `Name, Street, Postcode City, CC, mail` */
  maker: z.string().max(500).optional(),
  responsible: z.string().max(500).optional(),
  brand: z.string().trim().max(120).optional(),
  audience: z.enum(['women', 'men', 'kids']).optional(),
  /** Publishes products without legally required data: on a test shop only. */
  waive: z.boolean(),
  /** One refused product prevents the whole import. */
  isAllOrNothing: z.boolean(),
});
export type RunOptions = z.infer<typeof runOptionsSchema>;

/** Default options of a run. */
export const usualOptions: RunOptions = { currency: 'EUR', rates: [], languageId: 1, waive: false, isAllOrNothing: false };

/** Converts the options for a plan. @throws InvalidInput for a manufacturer that cannot be parsed */
export function toImportOptions(options: RunOptions, fileName: string): ImportOptions {
  return {
    currency: options.currency,
    rates: new Map(options.rates.map(({ currency, units }) => [currency, units])),
    languageId: options.languageId,
    maker: parseContact('maker', options.maker),
    responsible: parseContact('responsible', options.responsible),
    brand: options.brand || undefined,
    audience: options.audience,
    waive: options.waive,
    reference: `import ${fileName}`,
  };
}

function parseContact(field: 'maker' | 'responsible', text: string | undefined): Contact | undefined {
  if (!text?.trim()) return undefined;
  try {
    return readContact(text, field);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    throw new InvalidInput([{ field: `options.${field}`, code: 'contact', params: { message: error.message.replace(/^--\w+ reads/, 'Write') } }]);
  }
}
