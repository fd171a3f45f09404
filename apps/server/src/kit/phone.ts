import parsePhoneNumber, { getCountries, getCountryCallingCode } from 'libphonenumber-js';

/** Written between digits by people everywhere; a number is no less numeric for them. */
const SEPARATORS = /[\s()/.‑–-]/g;

/** The library throws at others. */
const callingCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/**
 * Reads a telephone number as it was typed: national or international, with the dialling code that was chosen.
 * @param dialCode digits; the specification's 88 is Bangladesh, whose national numbers keep their 0: together +880
 * @returns the number in E.164, or the code of what is wrong with it
 */
export function parsePhone(typed: string, dialCode: string): { number: string } | { code: 'numeric' | 'phone' } {
  const bare = typed.replace(SEPARATORS, '');
  if (!/^\+?\d+$/.test(bare)) return { code: 'numeric' };
  const code = meantCode(dialCode);
  const number = parsePhoneNumber(bare.replace(/^00/, '+'), callingCodes.has(code) ? { defaultCallingCode: code } : {});
  return number?.isValid() ? { number: number.number } : { code: 'phone' };
}

/**
 * A number as people of its country write it, with the dialling code that goes before it.
 * @param number E.164 @param chosen the dialling code that it was typed with: kept where it means the same
 */
export function writtenPhone(number: string, chosen = ''): { phone: string; countryCode: string } {
  const parsed = parsePhoneNumber(number);
  if (!parsed) return { phone: number, countryCode: chosen };
  return { phone: parsed.formatNational(), countryCode: meantCode(chosen) === parsed.countryCallingCode ? chosen : parsed.countryCallingCode };
}

function meantCode(dialCode: string): string {
  const digits = dialCode.replace(/\D/g, '');
  return digits === '88' ? '880' : digits;
}
