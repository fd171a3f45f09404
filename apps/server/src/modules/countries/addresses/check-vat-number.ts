import { isInUnion } from '../union.ts';
import { vatNumberForms } from '../data/vat-number-forms.ts';

/** A VAT number as printed on an invoice, or an example of that country's format. */
export type CheckedVatNumber = { number: string } | { example: string };

/** For countries without a known format, such as Bangladesh: letters and digits. */
const anywhere = /^[A-Z0-9]{4,20}$/;

/**
 * Checks the format of a VAT number. Only the tax authority can check whether the number exists. Ignores spaces, dots and hyphens,
 * and adds the prefix of the billing country if it is missing.
 * @param typed may be empty: a company may have no VAT number
 * @param countryCode ISO 3166-1 alpha-2 of the billing country
 */
export function checkVatNumber(typed: string, countryCode: string): CheckedVatNumber {
  const compact = typed.toUpperCase().replace(/[\s.-]/g, '');
  if (compact === '') return { number: '' };
  const prefix = countryCode === 'GR' ? 'EL' : countryCode;
  for (const number of [compact, `${prefix}${compact}`]) {
    const form = vatNumberForms[number.slice(0, 2)];
    if (form && new RegExp(`^(?:${form.pattern})$`).test(number.slice(2))) return { number };
  }
  const own = vatNumberForms[prefix];
  if (own) return { example: `${prefix}${own.example}` };
  return anywhere.test(compact) ? { number: compact } : { example: '1234567890' };
}

/** Returns whether a normalised VAT number belongs to the European Union, by its prefix and format. */
export const isVatIdOfUnion = (number: string): boolean => {
  const form = vatNumberForms[number.slice(0, 2)];
  const code = number.startsWith('EL') ? 'GR' : number.slice(0, 2);
  return form !== undefined && isInUnion(code) && new RegExp(`^(?:${form.pattern})$`).test(number.slice(2));
};
