/** The smallest amount that banks transfer in a currency, in minor units; 1 unless listed. Transfers in forint have no fillér. */
const transferSteps: Readonly<Record<string, number>> = { HUF: 100 };

export const getTransferStep = (currency: string): number => transferSteps[currency] ?? 1;

/**
 * Returns the largest net amount, at most the given one, whose transfer (net and VAT) the bank can carry out. Minor units.
 * @param computeVat returns the VAT on a net amount
 */
export function roundPayout(balance: number, currency: string, computeVat: (net: number) => number): number {
  const step = getTransferStep(currency);
  // With VAT, some multiples of the step are not reached by any net amount; a lower one is.
  for (let net = balance; net > 0; net -= 1) if ((net + computeVat(net)) % step === 0) return net;
  return 0;
}
