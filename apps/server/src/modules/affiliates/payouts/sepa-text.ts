import transliterate from '@sindresorhus/slugify';

/** What a SEPA message may hold everywhere (EPC217-08): Latin letters, digits and these signs. */
const allowed = /[^A-Za-z0-9/\-?:().,'+ ]/gu;

/**
 * A text in the signs that every bank of the payment area takes: `Müller & Söhne` becomes `Mueller and Soehne`. Letters that
 * have no Latin form are left out.
 * @param most signs at most
 */
export function sepaText(text: string, most: number): string {
  const latin = [...text.normalize('NFC')].map((sign) => (/[A-Za-z0-9/\-?:().,'+ ]/.test(sign) ? sign : latinOf(sign))).join('');
  return latin.replace(allowed, '').replace(/\s+/g, ' ').trim().slice(0, most).trim();
}

const latinOf = (sign: string): string =>
  sign === '&' ? '+' : /\s/.test(sign) ? ' ' : transliterate(sign, { lowercase: false, decamelize: false, separator: ' ' });
