import parsePhoneNumber from 'libphonenumber-js';

/** Written between digits by people everywhere; a number is no less numeric for them. */
const SEPARATORS = /[\s()/.‑–-]/g;

/**
 * Reads a telephone number as it was typed: national or international, with the dialling code that was chosen.
 * @param dialCode digits; the specification's 88 is Bangladesh, whose national numbers keep their 0: together +880
 * @returns the number in E.164, or the code of what is wrong with it
 */
export function parsePhone(typed: string, dialCode: string): { number: string } | { code: 'numeric' | 'phone' } {
  const bare = typed.replace(SEPARATORS, '');
  if (!/^\+?\d+$/.test(bare)) return { code: 'numeric' };
  const code = dialCode.replace(/\D/g, '');
  const number = parsePhoneNumber(bare.replace(/^00/, '+'), { defaultCallingCode: code === '88' ? '880' : code });
  return number?.isValid() ? { number: number.number } : { code: 'phone' };
}
