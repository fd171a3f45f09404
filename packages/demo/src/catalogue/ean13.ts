/** Returns the check digit of the first twelve digits (GS1 General Specifications, 7.9). */
export function ean13CheckDigit(twelveDigits: string): number {
  let sum = 0;
  for (let index = 0; index < 12; index += 1) {
    sum += Number(twelveDigits[index]) * (index % 2 === 0 ? 1 : 3);
  }
  return (10 - (sum % 10)) % 10;
}

/** Returns an EAN-13 of the range 200–299, which GS1 reserves for internal use. */
export function inStoreBarcode(productNumber: number, variantNumber: number): string {
  const digits = `20${String(productNumber).padStart(7, '0')}${String(variantNumber).padStart(3, '0')}`;
  return `${digits}${ean13CheckDigit(digits)}`;
}
