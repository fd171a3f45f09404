import type { PaperLine, PaperVat } from './paper-content.ts';

/** The VAT of a paper's lines, by rate, the highest first; minor units. Rounding to coins is not taxed. */
export function vatOf(lines: readonly PaperLine[]): PaperVat[] {
  const byRate = new Map<number, PaperVat>();
  for (const { kind, total, vat, vatBasisPoints } of lines) {
    if (kind === 'rounding' || total === 0) continue;
    const found = byRate.get(vatBasisPoints) ?? { basisPoints: vatBasisPoints, net: 0, amount: 0 };
    byRate.set(vatBasisPoints, { ...found, net: found.net + total - vat, amount: found.amount + vat });
  }
  return [...byRate.values()].sort((a, b) => b.basisPoints - a.basisPoints);
}
