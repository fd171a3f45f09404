import { vatNumberForms } from './data/vat-number-forms.ts';

/** A VAT number as it stands on an invoice, or what one of that country looks like. */
export type CheckedVatNumber = { number: string } | { example: string };

/** Where no form is known, as in Bangladesh: letters and digits. */
const anywhere = /^[A-Z0-9]{4,20}$/;

/**
 * Looks at a VAT number's form alone: whether it has been given to somebody, only its authority knows. Spaces, dots and
 * hyphens do not count, and the letters of the bill's own country may be left out.
 * @param typed empty: a company may have none
 * @param countryCode ISO 3166-1 alpha-2 of the country that the bill goes to
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
