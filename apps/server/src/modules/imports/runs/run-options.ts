import { defaultLanguageId } from '@selvedge/i18n';
import { InvalidInput, ShopError } from '#kit/errors';
import type { RunOptions } from '../contract.ts';
import { readContact, type Contact } from '../products/contact.ts';
import type { ImportOptions } from '../products/import-options.ts';

/** Default options of a run. */
export const usualOptions: RunOptions = { currency: 'EUR', rates: [], languageId: defaultLanguageId, waive: false, isAllOrNothing: false };

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
    throw new InvalidInput([{ field: `options.${field}`, code: 'contact', params: { message: error.message.replace(/^--\w+ must have/, 'Use') } }]);
  }
}
