import { electronicFormatIBAN, getCountrySpecifications, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';

/** An account's number as machines write it: capitals without spaces and hyphens. */
export const electronicIban = (typed: string): string => electronicFormatIBAN(typed) ?? '';

/** Whether length, form and check digits of an account's number hold (ISO 13616, mod 97-10). @param account as {@link electronicIban} gives it */
export const isIban = (account: string): boolean => isValidIBAN(account);

/** Whether euros reach the account by a SEPA transfer. @param account one that {@link isIban} */
export const isInSepa = (account: string): boolean => isSEPACountry(account.slice(0, 2));

/** Whether a country's banks give out IBANs. @param countryCode ISO 3166-1 alpha-2 */
export const hasIbans = (countryCode: string): boolean => getCountrySpecifications()[countryCode]?.IBANRegistry ?? false;

/** Whether a bank's code has the form of one (ISO 9362). */
export const isBic = (code: string): boolean => isValidBIC(code);
