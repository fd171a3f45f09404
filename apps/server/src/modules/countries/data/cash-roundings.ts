/**
 * Cash rounding that the law of the shop's countries requires: the total of a purchase that is paid in cash, never its single lines. The
 * difference is not part of the taxable amount, in any of them: it is a line of its own without VAT on invoices and credit notes.
 *
 * Countries without a row (Slovenia, Bangladesh, Greece, Romania, Portugal, Poland, Spain, Germany, Croatia, Bulgaria, Austria) have no such
 * law in force that we know of: the exact amount is collected. Steps are minor units.
 */
export const cashRoundingRows: readonly { country: string; step: number; from: string; until?: string; law: string }[] = [
  // No coin of 1 or 2 forint since March 2008.
  { country: 'HU', step: 500, from: '2008-03-01', law: '2008. évi III. törvény (kerekítés)' },
  // The coin of 50 hellers ended on 31 August 2008. VAT: § 36 (5) of Act 235/2004.
  { country: 'CZ', step: 100, from: '2008-09-01', law: 'Zákon č. 634/1992 Sb. § 3; zákon č. 235/2004 Sb. § 36 odst. 5' },
  // Only payments that are made in cash entirely, as on delivery. The coins of 1 and 2 cents stay legal tender, also in Slovakia and Lithuania.
  { country: 'IT', step: 5, from: '2018-01-01', law: 'D.L. 50/2017 art. 13-quater (L. 96/2017)' },
  // Carriers collect the rounded amount since that day.
  { country: 'SK', step: 5, from: '2022-07-01', law: 'Zákon č. 18/1996 Z. z. o cenách' },
  // The tax authority (VMI): the taxable amount is not rounded.
  { country: 'LT', step: 5, from: '2025-05-01', law: 'Mokėjimų grynaisiais pinigais apvalinimo įstatymas (2024-03-28)' },
];
