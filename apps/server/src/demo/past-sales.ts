import type { CheckoutDraft } from '#modules/checkout';

/** Where the readers of the demo's affiliate live; the last pays in another currency. */
export type ReadersCountry = 'DE' | 'AT' | 'SI' | 'HU';

/** An order that the demo's affiliate was credited with, and what became of it. Days count back from today. */
export interface PastSale {
  country: ReadersCountry;
  form: CheckoutDraft;
  garments: number;
  /** By which of his links its buyer came; null: with his code alone. */
  link: number | null;
  placed: number;
  shipped?: number;
  delivered?: number;
  /** All of it was sent back, and its money too. */
  returned?: number;
  /** Nobody took the parcel. */
  refused?: number;
  /** A part of the money of its first garment went back for a flaw. */
  flaw?: number;
}

/** When what was approved until then was paid out, and when it had arrived. */
export const PAID_OUT = { prepared: 15, arrived: 13 };

/** Reserved names and numbers of no one: mail to them goes nowhere. */
const reader = (firstName: string, lastName: string, phone: string, address: string, postalCode: string, city: string): CheckoutDraft => ({
  ...{ email: `${firstName}.${lastName}@readers.example`.normalize('NFD').replace(/[^\w.@]/g, ''), phone, firstName, lastName },
  ...{ address, postalCode, city, shippingMethod: 'courier', paymentMethod: 'cod', terms: 'on' },
});

/**
 * Two months of sales in two currencies: some are paid out, some approved since, some wait for the end of the hold, one for
 * somebody to look at it, and of three something or all has gone back.
 */
export const pastSales: readonly PastSale[] = [
  { country: 'DE', ...came(0, 3), form: reader('Klara', 'Vogt', '030 901831', 'Weserstraße 12', '12047', 'Berlin'), placed: 59, delivered: 57 },
  { country: 'AT', ...came(1, 2), form: reader('Tobias', 'Gruber', '01 5139431', 'Zieglergasse 8', '1070', 'Wien'), placed: 57, delivered: 54 },
  {
    country: 'DE',
    ...came(0, 2),
    form: reader('Miriam', 'Seidel', '040 428321', 'Lange Reihe 30', '20099', 'Hamburg'),
    placed: 55,
    delivered: 52,
    returned: 41,
  },
  { country: 'HU', ...came(2, 3), form: reader('Dóra', 'Kiss', '06 1 345 6711', 'Ráday utca 9', '1092', 'Budapest'), placed: 54, delivered: 51 },
  {
    country: 'SI',
    ...came(4, 2),
    form: reader('Nejc', 'Zupan', '041 700 811', 'Trubarjeva cesta 5', '1000', 'Ljubljana'),
    placed: 52,
    delivered: 49,
  },
  {
    country: 'DE',
    ...came(2, 3),
    form: reader('Paul', 'Hartmann', '089 233041', 'Schellingstraße 70', '80799', 'München'),
    placed: 50,
    delivered: 48,
    flaw: 9,
  },
  { country: 'DE', ...came(null, 1), form: reader('Aylin', 'Demir', '0221 22141', 'Venloer Straße 201', '50823', 'Köln'), placed: 44, refused: 37 },
  {
    country: 'HU',
    ...came(0, 2),
    form: reader('Bence', 'Szabó', '06 1 345 6722', 'Bartók Béla út 14', '1114', 'Budapest'),
    placed: 41,
    delivered: 38,
  },
  { country: 'AT', ...came(1, 2), form: reader('Sophie', 'Leitner', '0316 872011', 'Lendplatz 3', '8020', 'Graz'), placed: 36, delivered: 34 },
  {
    country: 'DE',
    ...came(3, 2),
    form: reader('Jule', 'Brandt', '0341 123411', 'Karl-Heine-Straße 55', '04229', 'Leipzig'),
    placed: 27,
    delivered: 25,
  },
  // To where he lives himself: somebody has to look at it.
  { country: 'DE', ...came(0, 1), form: reader('Lena', 'Weber', '030 901842', 'Torstraße 44', '10119', 'Berlin'), placed: 19, delivered: 17 },
  { country: 'SI', ...came(4, 1), form: reader('Eva', 'Kralj', '041 700 822', 'Koroška cesta 21', '2000', 'Maribor'), placed: 12, delivered: 10 },
  {
    country: 'DE',
    ...came(0, 2),
    form: reader('Ruben', 'Kaiser', '0711 216011', 'Reinsburgstraße 90', '70197', 'Stuttgart'),
    placed: 6,
    delivered: 4,
  },
  { country: 'HU', ...came(2, 1), form: reader('Lili', 'Horváth', '06 1 345 6733', 'Andrássy út 40', '1061', 'Budapest'), placed: 3, shipped: 2 },
];

function came(link: number | null, garments: number): Pick<PastSale, 'link' | 'garments'> {
  return { link, garments };
}
