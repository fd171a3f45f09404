import { z } from 'zod';
import { InvalidInput, ShopError } from '#kit/errors';
import { readContact, type Contact } from '../contact.ts';
import type { ImportOptions } from '../import-options.ts';
import { encodings } from '../reading/decode-text.ts';
import { separators } from '../reading/read-table.ts';

/** What somebody says of a file besides its columns, as `npm run import` takes it too. */
export const runOptionsSchema = z.object({
  /** How the text is written; left out: told by the file. */
  encoding: z.enum(encodings).optional(),
  separator: z.enum(separators).optional(),
  /** ISO 4217, of prices that are not a country's own. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'Three letters, such as EUR'),
  /** Units of a currency for one euro, before the countries' own rates. */
  rates: z.array(z.object({ currency: z.string().regex(/^[A-Z]{3}$/), units: z.string().regex(/^\d{1,6}(?:\.\d{1,6})?$/) })).max(40),
  /** The language of texts whose column names none. */
  languageId: z.int(),
  /** `Name, Street, Postcode City, CC, mail` */
  maker: z.string().max(500).optional(),
  responsible: z.string().max(500).optional(),
  brand: z.string().trim().max(120).optional(),
  audience: z.enum(['women', 'men', 'kids']).optional(),
  /** Publishes what lacks what the law asks for: on a test shop only. */
  waive: z.boolean(),
  /** One product that is refused keeps all out. */
  isAllOrNothing: z.boolean(),
});
export type RunOptions = z.infer<typeof runOptionsSchema>;

/** What a run begins with. */
export const usualOptions: RunOptions = { currency: 'EUR', rates: [], languageId: 1, waive: false, isAllOrNothing: false };

/** As plans take them. @throws InvalidInput for a maker that cannot be read */
export function importOptionsOf(options: RunOptions, fileName: string): ImportOptions {
  return {
    currency: options.currency,
    rates: new Map(options.rates.map(({ currency, units }) => [currency, units])),
    languageId: options.languageId,
    maker: contactIn('maker', options.maker),
    responsible: contactIn('responsible', options.responsible),
    brand: options.brand || undefined,
    audience: options.audience,
    waive: options.waive,
    reference: `import ${fileName}`,
  };
}

function contactIn(field: 'maker' | 'responsible', text: string | undefined): Contact | undefined {
  if (!text?.trim()) return undefined;
  try {
    return readContact(text, field);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    throw new InvalidInput([{ field: `options.${field}`, code: 'contact', params: { message: error.message.replace(/^--\w+ reads/, 'Write') } }]);
  }
}
