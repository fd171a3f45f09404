import parsePhoneNumber, { getCountries, getCountryCallingCode } from 'libphonenumber-js';

/** Separators that users type between digits. They are allowed in a numeric value. */
const SEPARATORS = /[\s()/.‑–-]/g;

/** Known dialling codes; the library throws for unknown ones. */
const callingCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/**
 * Parses a phone number in the typed form: national, or international with the selected dialling code.
 * @param dialCode digits. The specification uses 88 for Bangladesh, where national numbers keep their 0, which results in +880
 * @returns the number in E.164, or an error code
 */
export function parsePhone(typed: string, dialCode: string): { number: string } | { code: 'numeric' | 'phone' } {
  const bare = typed.replace(SEPARATORS, '');
  if (!/^\+?\d+$/.test(bare)) return { code: 'numeric' };
  const code = normalizeDialCode(dialCode);
  const number = parsePhoneNumber(bare.replace(/^00/, '+'), callingCodes.has(code) ? { defaultCallingCode: code } : {});
  return number?.isValid() ? { number: number.number } : { code: 'phone' };
}

/**
 * Splits a phone number into its national form and its dialling code.
 * @param number E.164
 * @param chosen the entered dialling code; kept if it belongs to the same country
 */
export function splitPhone(number: string, chosen = ''): { phone: string; countryCode: string } {
  const parsed = parsePhoneNumber(number);
  if (!parsed) return { phone: number, countryCode: chosen };
  return {
    phone: parsed.formatNational(),
    countryCode: normalizeDialCode(chosen) === parsed.countryCallingCode ? chosen : parsed.countryCallingCode,
  };
}

function normalizeDialCode(dialCode: string): string {
  const digits = dialCode.replace(/\D/g, '');
  return digits === '88' ? '880' : digits;
}
