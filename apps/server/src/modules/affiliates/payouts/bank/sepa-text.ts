import transliterate from '@sindresorhus/slugify';

/** Characters outside of the SEPA set (EPC217-08): Latin letters, digits and some punctuation. */
const allowed = /[^A-Za-z0-9/\-?:().,'+ ]/gu;

/**
 * Converts a text to the characters that every SEPA bank accepts: `Müller & Söhne` becomes `Mueller + Soehne`. Letters without a
 * Latin form are removed.
 * @param most maximum length in characters
 */
export function toSepaText(text: string, most: number): string {
  const latin = [...text.normalize('NFC')].map((sign) => (/[A-Za-z0-9/\-?:().,'+ ]/.test(sign) ? sign : toLatin(sign))).join('');
  return latin.replace(allowed, '').replace(/\s+/g, ' ').trim().slice(0, most).trim();
}

const toLatin = (sign: string): string =>
  sign === '&' ? '+' : /\s/.test(sign) ? ' ' : transliterate(sign, { lowercase: false, decamelize: false, separator: ' ' });
