/**
 * Cash rounding that the law of the shop's countries requires. The total of a cash purchase is rounded, never a single line. In all of these
 * countries the difference is not part of the taxable amount. Invoices and credit notes have a separate line for it, without VAT.
 *
 * No such law is known in the countries without a row (Slovenia, Bangladesh, Greece, Romania, Portugal, Poland, Spain, Germany, Croatia,
 * Bulgaria, Austria). The exact amount is collected there. Steps are minor units.
 */
export const cashRoundingRows: readonly { country: string; step: number; from: string; until?: string; law: string }[] = [
  // There have been no coins of 1 or 2 forint since March 2008.
  { country: 'HU', step: 500, from: '2008-03-01', law: '2008. évi III. törvény (kerekítés)' },
  // The 50 heller coin was withdrawn on 31 August 2008. VAT: § 36 (5) of Act 235/2004.
  { country: 'CZ', step: 100, from: '2008-09-01', law: 'Zákon č. 634/1992 Sb. § 3; zákon č. 235/2004 Sb. § 36 odst. 5' },
  // Applies only to payments entirely in cash, as on delivery. The 1 and 2 cent coins stay legal tender, also in Slovakia and Lithuania.
  { country: 'IT', step: 5, from: '2018-01-01', law: 'D.L. 50/2017 art. 13-quater (L. 96/2017)' },
  // Carriers have collected the rounded amount since that day.
  { country: 'SK', step: 5, from: '2022-07-01', law: 'Zákon č. 18/1996 Z. z. o cenách' },
  // According to the tax authority (VMI), the taxable amount is not rounded.
  { country: 'LT', step: 5, from: '2025-05-01', law: 'Mokėjimų grynaisiais pinigais apvalinimo įstatymas (2024-03-28)' },
];
