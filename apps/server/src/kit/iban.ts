import { electronicFormatIBAN, getCountrySpecifications, isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';

/** Normalises an IBAN to its electronic form: capitals without spaces and hyphens. */
export const normalizeIban = (typed: string): string => electronicFormatIBAN(typed) ?? '';

/**
 * Returns whether length, format and check digits of an IBAN are valid (ISO 13616, mod 97-10).
 * @param account from {@link normalizeIban}
 */
export const isIban = (account: string): boolean => isValidIBAN(account);

/**
 * Returns whether an account can receive SEPA transfers.
 * @param account an IBAN that {@link isIban} accepts
 */
export const isInSepa = (account: string): boolean => isSEPACountry(account.slice(0, 2));

/**
 * Returns whether the banks of a country issue IBANs.
 * @param countryCode ISO 3166-1 alpha-2
 */
export const hasIbans = (countryCode: string): boolean => getCountrySpecifications()[countryCode]?.IBANRegistry ?? false;

/** Returns whether a code has the format of a BIC (ISO 9362). */
export const isBic = (code: string): boolean => isValidBIC(code);
