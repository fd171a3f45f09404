/** The browser loads this file too, so it may import only files without imports. */

/** Lengths of a GTIN (GS1 General Specifications, 1.3): EAN-8 to GTIN-14. Shorter numbers are in between if a file lost their leading zeros. */
const [minDigits, maxDigits] = [8, 14];

/**
 * Returns the form in which two barcodes or SKUs are compared. Scanners and people write one code differently:
 * - A UPC-A (12 digits) is the EAN-13 with a leading zero. GS1 compares all GTINs with 14 digits.
 * - Upper and lower case of a SKU are equal.
 * - Spaces and control characters have no meaning.
 */
export function toComparableCode(code: string): string {
  const plain = removeSpaces(code).toUpperCase();
  return isGtin(plain) ? plain.padStart(maxDigits, '0') : plain;
}

/** Returns the spellings in which the catalogue may contain a scanned code: see {@link toComparableCode}. */
export function listCodeSpellings(code: string): string[] {
  const plain = removeSpaces(code);
  if (!isGtin(plain)) return [...new Set([code.trim(), plain])];
  const digits = plain.replace(/^0+/, '');
  const lengths = Array.from({ length: maxDigits - minDigits + 1 }, (_, index) => minDigits + index);
  return [...new Set([plain, ...lengths.filter((length) => length >= digits.length).map((length) => digits.padStart(length, '0'))])];
}

const removeSpaces = (code: string): string => code.replace(/[\s\p{Cc}\u200B\uFEFF]/gu, '');
const isGtin = (plain: string): boolean => plain.length >= minDigits && plain.length <= maxDigits && /^\d+$/.test(plain);
