import type { CheckoutDraft } from '#modules/checkout';

/** Countries of the demo affiliate's referred customers; the last one has another currency. */
export type CustomerCountry = 'DE' | 'AT' | 'SI' | 'HU';

/** An order credited to the demo affiliate, and what happened to it. Days count back from today. */
export interface PastSale {
  country: CustomerCountry;
  form: CheckoutDraft;
  garments: number;
  /** Index of the affiliate link that was followed; null: only the code was used. */
  link: number | null;
  placed: number;
  shipped?: number;
  delivered?: number;
  /** All of it was returned and refunded. */
  returned?: number;
  /** The parcel was not accepted. */
  refused?: number;
  /** The first product was partly refunded because of a flaw. */
  flaw?: number;
}

/** Days on which the approved balance was paid out and on which the money arrived. */
export const PAID_OUT = { prepared: 15, arrived: 13 };

/** Returns a form with reserved names and telephone numbers; mail to them is not delivered. */
const buildCustomerDraft = (
  firstName: string,
  lastName: string,
  phone: string,
  address: string,
  postalCode: string,
  city: string,
): CheckoutDraft => ({
  ...{ email: `${firstName}.${lastName}@readers.example`.normalize('NFD').replace(/[^\w.@]/g, ''), phone, firstName, lastName },
  ...{ address, postalCode, city, shippingMethod: 'courier', paymentMethod: 'cod', terms: 'on' },
});

/**
 * Two months of sales in two currencies: some are paid out, some approved later, some wait for the end of the hold period, one waits for a review,
 * and three are partly or fully refunded.
 */
export const pastSales: readonly PastSale[] = [
  {
    country: 'DE',
    ...buildVisit(0, 3),
    form: buildCustomerDraft('Klara', 'Vogt', '030 901831', 'Weserstraße 12', '12047', 'Berlin'),
    placed: 59,
    delivered: 57,
  },
  {
    country: 'AT',
    ...buildVisit(1, 2),
    form: buildCustomerDraft('Tobias', 'Gruber', '01 5139431', 'Zieglergasse 8', '1070', 'Wien'),
    placed: 57,
    delivered: 54,
  },
  {
    country: 'DE',
    ...buildVisit(0, 2),
    form: buildCustomerDraft('Miriam', 'Seidel', '040 428321', 'Lange Reihe 30', '20099', 'Hamburg'),
    placed: 55,
    delivered: 52,
    returned: 41,
  },
  {
    country: 'HU',
    ...buildVisit(2, 3),
    form: buildCustomerDraft('Dóra', 'Kiss', '06 1 345 6711', 'Ráday utca 9', '1092', 'Budapest'),
    placed: 54,
    delivered: 51,
  },
  {
    country: 'SI',
    ...buildVisit(4, 2),
    form: buildCustomerDraft('Nejc', 'Zupan', '041 700 811', 'Trubarjeva cesta 5', '1000', 'Ljubljana'),
    placed: 52,
    delivered: 49,
  },
  {
    country: 'DE',
    ...buildVisit(2, 3),
    form: buildCustomerDraft('Paul', 'Hartmann', '089 233041', 'Schellingstraße 70', '80799', 'München'),
    placed: 50,
    delivered: 48,
    flaw: 9,
  },
  {
    country: 'DE',
    ...buildVisit(null, 1),
    form: buildCustomerDraft('Aylin', 'Demir', '0221 22141', 'Venloer Straße 201', '50823', 'Köln'),
    placed: 44,
    refused: 37,
  },
  {
    country: 'HU',
    ...buildVisit(0, 2),
    form: buildCustomerDraft('Bence', 'Szabó', '06 1 345 6722', 'Bartók Béla út 14', '1114', 'Budapest'),
    placed: 41,
    delivered: 38,
  },
  {
    country: 'AT',
    ...buildVisit(1, 2),
    form: buildCustomerDraft('Sophie', 'Leitner', '0316 872011', 'Lendplatz 3', '8020', 'Graz'),
    placed: 36,
    delivered: 34,
  },
  {
    country: 'DE',
    ...buildVisit(3, 2),
    form: buildCustomerDraft('Jule', 'Brandt', '0341 123411', 'Karl-Heine-Straße 55', '04229', 'Leipzig'),
    placed: 27,
    delivered: 25,
  },
  // Delivered to the affiliate's own address, so it needs a review.
  {
    country: 'DE',
    ...buildVisit(0, 1),
    form: buildCustomerDraft('Lena', 'Weber', '030 901842', 'Torstraße 44', '10119', 'Berlin'),
    placed: 19,
    delivered: 17,
  },
  {
    country: 'SI',
    ...buildVisit(4, 1),
    form: buildCustomerDraft('Eva', 'Kralj', '041 700 822', 'Koroška cesta 21', '2000', 'Maribor'),
    placed: 12,
    delivered: 10,
  },
  {
    country: 'DE',
    ...buildVisit(0, 2),
    form: buildCustomerDraft('Ruben', 'Kaiser', '0711 216011', 'Reinsburgstraße 90', '70197', 'Stuttgart'),
    placed: 6,
    delivered: 4,
  },
  {
    country: 'HU',
    ...buildVisit(2, 1),
    form: buildCustomerDraft('Lili', 'Horváth', '06 1 345 6733', 'Andrássy út 40', '1061', 'Budapest'),
    placed: 3,
    shipped: 2,
  },
];

function buildVisit(link: number | null, garments: number): Pick<PastSale, 'link' | 'garments'> {
  return { link, garments };
}
