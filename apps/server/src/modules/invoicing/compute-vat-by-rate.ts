import type { DocumentLine, DocumentVat } from './document-content.ts';

/** Returns the VAT of a document's lines by rate, the highest first; minor units. Cash rounding is not taxed. */
export function computeVatByRate(lines: readonly DocumentLine[]): DocumentVat[] {
  const byRate = new Map<number, DocumentVat>();
  for (const { kind, total, vat, vatBasisPoints } of lines) {
    if (kind === 'rounding' || total === 0) continue;
    const found = byRate.get(vatBasisPoints) ?? { basisPoints: vatBasisPoints, net: 0, amount: 0 };
    byRate.set(vatBasisPoints, { ...found, net: found.net + total - vat, amount: found.amount + vat });
  }
  return [...byRate.values()].sort((a, b) => b.basisPoints - a.basisPoints);
}
