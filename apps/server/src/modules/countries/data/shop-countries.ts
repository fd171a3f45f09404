import type { ShopCountry } from './shape.ts';
import {
  buildAddressWithState, boxNow, bySslCommerz, byStripe, cashOnDelivery, courier, euroRounding, express, gls, locker, oneToOne, packeta, buildPlainAddress,
} from './usual-terms.ts';

const euro = (from: string) => [{ currency: 'EUR', from }];
const dhlGermany = 'https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode={number}';
const omniva = { lockerPattern: '\\d{5}', lockerExample: '88895', trackingUrl: 'https://mano.omniva.lt/track/{number}' };
const euroTerms = { eurRate: oneToOne, rounding: euroRounding, hasOmnibusRule: true };

/**
 * The countries that the shop sells in, in the specification's order. The specification sets Slovenia's id 3. The shop assigns the
 * other ids, which never change. VAT is the standard rate of each country since it came into force. No country has a reduced rate for
 * clothing, including children's clothing (Poland ended its reduced rate on 2011-12-31 after CJEU C-49/09).
 */
export const shopCountries: readonly ShopCountry[] = [
  {
    ...euroTerms,
    id: 3, code: 'SI', name: 'Slovenia', domain: 'selvedge.si', language: 'sl', phoneCode: '386', vatScheme: 'domestic', timeZone: 'Europe/Ljubljana',
    currencies: euro('2007-01-01'),
    vat: [{ basisPoints: 2200, from: '2013-07-01' }],
    addressForm: buildPlainAddress('[1-9]\\d{3}', '1000'),
    shipping: [
      courier('Pošta Slovenije', 390, 5000, 'https://sledenje.posta.si/?q={number}'),
      express('DHL Express', 790),
      locker('GLS Paketomat', 290, 5000, { lockerPattern: 'SI\\d{4}-[A-Z]{3,12}\\d{2}', lockerExample: 'SI1000-PARCELLOCK08', trackingUrl: gls }),
      {
        code: 'pickup', carrier: 'Selvedge Ljubljana', price: 0, days: [1, 1],
        pickupPoint: { name: 'Selvedge Ljubljana', address: ['Stara steza 0', '1000 Ljubljana'] },
      },
    ],
    payment: [...byStripe('card', 'paypal'), cashOnDelivery(190, 100_000)],
  },
  {
    id: 1, code: 'BD', name: 'Bangladesh', domain: 'selvedge.com.bd', language: 'en', phoneCode: '880', vatScheme: 'outside', timeZone: 'Asia/Dhaka',
    hasOmnibusRule: false, restDays: [5, 6],
    currencies: [{ currency: 'BDT', from: '1972-03-04' }],
    eurRate: { numerator: 142, denominator: 1 }, rounding: { step: 10_000, ending: 1000 },
    vat: [{ basisPoints: 1500, from: '1991-07-01' }],
    addressForm: {
      fields: ['address', 'addressExtra', 'city', 'postalCode', 'state'], required: ['address', 'city', 'postalCode'],
      postalPattern: '[1-9]\\d{3}', postalExample: '1207',
    },
    shipping: [
      courier('Pathao Courier', 12_000, 700_000, 'https://merchant.pathao.com/tracking?consignment_id={number}'),
      express('RedX', 22_000, 'https://redx.com.bd/track-parcel/?trackingId={number}'),
    ],
    payment: [...bySslCommerz('sslcommerz', 'bkash', 'nagad', 'rocket'), cashOnDelivery(2000, 14_000_000)],
  },
  {
    ...euroTerms,
    id: 2, code: 'GR', name: 'Greece', domain: 'selvedge.gr', language: 'el', phoneCode: '30', vatScheme: 'oss', timeZone: 'Europe/Athens',
    currencies: euro('2002-01-01'),
    vat: [{ basisPoints: 2400, from: '2016-06-01' }],
    addressForm: buildPlainAddress('[1-8]\\d{2} ?\\d{2}', '105 57'),
    shipping: [
      courier('ACS', 390, 5000, 'https://www.acscourier.net/el/track-and-trace/?trackingNumber={number}'),
      express('DHL Express', 890),
      locker('BOX NOW', 250, 5000, boxNow('gr')),
    ],
    payment: [...byStripe('card', 'paypal', 'klarna'), cashOnDelivery(220, 50_000)],
  },
  {
    ...euroTerms,
    id: 4, code: 'SK', name: 'Slovakia', domain: 'selvedge.sk', language: 'sk', phoneCode: '421', vatScheme: 'oss', timeZone: 'Europe/Bratislava',
    currencies: euro('2009-01-01'),
    vat: [{ basisPoints: 2000, from: '2011-01-01', until: '2024-12-31' }, { basisPoints: 2300, from: '2025-01-01' }],
    addressForm: buildPlainAddress('[089]\\d{2} ?\\d{2}', '811 01'),
    shipping: [courier('Slovak Parcel Service', 390, 5000), express('DHL Express', 890), locker('Packeta', 290, 5000, packeta)],
    payment: [...byStripe('card', 'paypal'), cashOnDelivery(150, 100_000)],
  },
  {
    id: 5, code: 'RO', name: 'Romania', domain: 'selvedge.ro', language: 'ro', phoneCode: '40', vatScheme: 'oss', timeZone: 'Europe/Bucharest', hasOmnibusRule: true,
    currencies: [{ currency: 'RON', from: '2005-07-01' }],
    eurRate: { numerator: 509, denominator: 100 }, rounding: { step: 500, ending: 1 },
    vat: [{ basisPoints: 1900, from: '2017-01-01', until: '2025-07-31' }, { basisPoints: 2100, from: '2025-08-01' }],
    addressForm: buildAddressWithState('\\d{6}', '010011'),
    shipping: [
      courier('FAN Courier', 1990, 25_000, 'https://www.fancourier.ro/awb-tracking/?awb={number}'),
      express('DHL Express', 3990),
      locker('Sameday easybox', 1490, 25_000, { lockerPattern: '\\d{3,6}', lockerExample: '4417', trackingUrl: 'https://sameday.ro/#awb={number}' }),
    ],
    payment: [...byStripe('card', 'klarna'), cashOnDelivery(990, 500_000)],
  },
  {
    ...euroTerms,
    id: 6, code: 'PT', name: 'Portugal', domain: 'selvedge.pt', language: 'pt', phoneCode: '351', vatScheme: 'oss', timeZone: 'Europe/Lisbon',
    currencies: euro('2002-01-01'),
    vat: [{ basisPoints: 2300, from: '2011-01-01' }],
    addressForm: buildPlainAddress('[1-9]\\d{3}-?\\d{3}', '1100-148'),
    shipping: [courier('CTT Expresso', 490, 5000, 'https://www.ctt.pt/feapl_2/app/open/objectSearch/objectSearch.jspx?objects={number}'), express('DHL Express', 990)],
    payment: [...byStripe('card', 'mb_way', 'multibanco', 'paypal', 'klarna'), cashOnDelivery(250, 50_000)],
  },
  {
    id: 7, code: 'PL', name: 'Poland', domain: 'selvedge.pl', language: 'pl', phoneCode: '48', vatScheme: 'oss', timeZone: 'Europe/Warsaw', hasOmnibusRule: true,
    currencies: [{ currency: 'PLN', from: '1995-01-01' }],
    eurRate: { numerator: 425, denominator: 100 }, rounding: { step: 500, ending: 1 },
    vat: [{ basisPoints: 2300, from: '2011-01-01' }],
    addressForm: buildPlainAddress('\\d{2}-?\\d{3}', '00-001'),
    shipping: [
      courier('DPD', 1499, 20_000, 'https://tracktrace.dpd.com.pl/parcelDetails?p1={number}'),
      express('DHL Express', 2999),
      locker('InPost Paczkomat', 1199, 20_000, {
        lockerPattern: '[A-Z]{3}\\d{2,3}[A-Z]{0,5}', lockerExample: 'WAW22A', trackingUrl: 'https://inpost.pl/sledzenie-przesylek?number={number}',
      }),
    ],
    payment: [...byStripe('card', 'blik', 'p24', 'paypal', 'klarna'), cashOnDelivery(700, 400_000)],
  },
  {
    ...euroTerms,
    id: 8, code: 'LT', name: 'Lithuania', domain: 'selvedge.lt', language: 'lt', phoneCode: '370', vatScheme: 'oss', timeZone: 'Europe/Vilnius',
    currencies: euro('2015-01-01'),
    vat: [{ basisPoints: 2100, from: '2009-09-01' }],
    addressForm: buildPlainAddress('(LT-?)?\\d{5}', '01103'),
    shipping: [courier('Venipak', 390, 5000), express('DHL Express', 890), locker('Omniva', 290, 5000, omniva)],
    payment: [...byStripe('card', 'paypal'), cashOnDelivery(200, 50_000)],
  },
  {
    ...euroTerms,
    id: 9, code: 'IT', name: 'Italy', domain: 'selvedge.it', language: 'it', phoneCode: '39', vatScheme: 'oss', timeZone: 'Europe/Rome', progressiveReductionLaw: 'Codice del consumo, art. 17-bis(5)',
    currencies: euro('2002-01-01'),
    vat: [{ basisPoints: 2200, from: '2013-10-01' }],
    addressForm: buildAddressWithState('\\d{5}', '00187'),
    shipping: [
      courier('BRT', 490, 5000, 'https://vas.brt.it/vas/sped_det_show.hsm?referer=sped_numspe_par.htm&ChiSono={number}'),
      express('DHL Express', 990),
      locker('InPost', 390, 5000, {
        lockerPattern: '[A-Z0-9]{5,12}', lockerExample: 'ITROM0412', trackingUrl: 'https://inpost.it/trova-il-tuo-pacco?number={number}',
      }),
    ],
    payment: [...byStripe('card', 'satispay', 'paypal', 'klarna'), cashOnDelivery(350, 50_000)],
  },
  {
    ...euroTerms,
    id: 10, code: 'ES', name: 'Spain', domain: 'selvedge.es', language: 'es', phoneCode: '34', vatScheme: 'oss', timeZone: 'Europe/Madrid',
    currencies: euro('2002-01-01'),
    vat: [{ basisPoints: 2100, from: '2012-09-01' }],
    addressForm: buildAddressWithState('(0[1-9]|[1-4]\\d|5[0-2])\\d{3}', '28013'),
    shipping: [
      courier('Correos Express', 490, 5000, 'https://s.correosexpress.com/c?n={number}'),
      express('SEUR 24', 890, 'https://www.seur.com/livetracking/?segOnlineIdentificador={number}'),
    ],
    payment: [...byStripe('card', 'bizum', 'paypal', 'klarna'), cashOnDelivery(300, 50_000)],
  },
  {
    ...euroTerms,
    id: 11, code: 'DE', name: 'Germany', domain: 'selvedge.de', language: 'de', phoneCode: '49', vatScheme: 'oss', timeZone: 'Europe/Berlin', progressiveReductionLaw: 'PAngV § 11(2)',
    currencies: euro('2002-01-01'),
    vat: [
      { basisPoints: 1900, from: '2007-01-01', until: '2020-06-30' },
      { basisPoints: 1600, from: '2020-07-01', until: '2020-12-31' },
      { basisPoints: 1900, from: '2021-01-01' },
    ],
    addressForm: buildPlainAddress('(0[1-9]|[1-9]\\d)\\d{3}', '10115'),
    shipping: [
      courier('DHL', 490, 5000, dhlGermany),
      express('DHL Express', 1190),
      // DHL delivers to a Packstation only with the recipient's Postnummer.
      locker('DHL Packstation', 390, 5000, { lockerPattern: '\\d{3}/\\d{6,10}', lockerExample: '145/12345678', trackingUrl: dhlGermany }),
    ],
    payment: [...byStripe('card', 'paypal', 'klarna'), cashOnDelivery(490, 100_000)],
  },
  {
    id: 12, code: 'CZ', name: 'Czech Republic', domain: 'selvedge.cz', language: 'cz', phoneCode: '420', vatScheme: 'oss', timeZone: 'Europe/Prague', hasOmnibusRule: true,
    currencies: [{ currency: 'CZK', from: '1993-02-08' }],
    eurRate: { numerator: 243, denominator: 10 }, rounding: { step: 5000, ending: 100 },
    vat: [{ basisPoints: 2100, from: '2013-01-01' }],
    addressForm: buildPlainAddress('[1-7]\\d{2} ?\\d{2}', '110 00'),
    shipping: [
      courier('PPL', 9900, 120_000, 'https://www.ppl.cz/vyhledat-zasilku?shipmentId={number}'),
      express('DHL Express', 19_900),
      locker('Zásilkovna', 7900, 120_000, packeta),
    ],
    payment: [...byStripe('card', 'paypal', 'klarna'), cashOnDelivery(3900, 2_500_000)],
  },
  {
    ...euroTerms,
    id: 13, code: 'HR', name: 'Croatia', domain: 'selvedge.hr', language: 'hr', phoneCode: '385', vatScheme: 'oss', timeZone: 'Europe/Zagreb',
    currencies: euro('2023-01-01'),
    vat: [{ basisPoints: 2500, from: '2012-03-01' }],
    addressForm: buildPlainAddress('[1-5]\\d{4}', '10000'),
    shipping: [courier('Overseas Express', 390, 5000), express('DHL Express', 890), locker('BOX NOW', 250, 5000, boxNow('hr'))],
    payment: [...byStripe('card', 'paypal'), cashOnDelivery(200, 100_000)],
  },
  {
    ...euroTerms,
    id: 14, code: 'BG', name: 'Bulgaria', domain: 'selvedge.bg', language: 'bg', phoneCode: '359', vatScheme: 'oss', timeZone: 'Europe/Sofia',
    // Both prices are shown for one year from 8 August 2025 (Law on the introduction of the euro, Art. 15).
    currencies: [
      { currency: 'BGN', from: '1999-07-05', until: '2025-12-31', dualDisplay: { currency: 'EUR', rateE5: 51_129, from: '2025-08-08', until: '2025-12-31' } },
      { currency: 'EUR', from: '2026-01-01', dualDisplay: { currency: 'BGN', rateE5: 195_583, from: '2026-01-01', until: '2026-08-08' } },
    ],
    vat: [{ basisPoints: 2000, from: '1999-01-01' }],
    addressForm: buildPlainAddress('[1-9]\\d{3}', '1000'),
    shipping: [
      courier('Speedy', 350, 5000, 'https://www.speedy.bg/en/track-shipment?shipmentNumber={number}'),
      express('DHL Express', 890),
      locker('BOX NOW', 250, 5000, boxNow('bg')),
    ],
    payment: [...byStripe('card', 'paypal'), cashOnDelivery(150, 50_000)],
  },
  {
    ...euroTerms,
    id: 15, code: 'AT', name: 'Austria', domain: 'selvedge.at', language: 'at', phoneCode: '43', vatScheme: 'oss', timeZone: 'Europe/Vienna',
    currencies: euro('2002-01-01'),
    vat: [{ basisPoints: 2000, from: '1984-01-01' }],
    addressForm: buildPlainAddress('[1-9]\\d{3}', '1010'),
    shipping: [courier('Österreichische Post', 490, 5000, 'https://www.post.at/sv/sendungsdetails?snr={number}'), express('DHL Express', 1190)],
    payment: [...byStripe('card', 'eps', 'paypal', 'klarna'), cashOnDelivery(450, 100_000)],
  },
  {
    id: 16, code: 'HU', name: 'Hungary', domain: 'selvedge.hu', language: 'hu', phoneCode: '36', vatScheme: 'oss', timeZone: 'Europe/Budapest', hasOmnibusRule: true,
    currencies: [{ currency: 'HUF', from: '1946-08-01' }],
    eurRate: { numerator: 385, denominator: 1 }, rounding: { step: 100_000, ending: 1000 },
    vat: [{ basisPoints: 2700, from: '2012-01-01' }],
    addressForm: {
      fields: ['postalCode', 'city', 'address', 'addressExtra'], required: ['postalCode', 'city', 'address'],
      postalPattern: '[1-9]\\d{3}', postalExample: '1051',
    },
    shipping: [
      courier('GLS', 149_000, 2_000_000, gls),
      express('DHL Express', 349_000),
      locker('Foxpost', 99_000, 2_000_000, {
        lockerPattern: 'HU\\d{1,5}', lockerExample: 'HU187', trackingUrl: 'https://foxpost.hu/csomagkovetes/?code={number}',
      }),
    ],
    payment: [...byStripe('card'), cashOnDelivery(49_000, 40_000_000)],
  },
];

/**
 * Additional hosts of a country. Slovenia's second row is for the local host, as specified. The `com` domain is Slovenia in
 * English. Both hosts sell with the data of row 3.
 */
export const furtherHosts = [
  { id: 17, of: 3, domain: 'localhost', language: 'sl' },
  { id: 18, of: 3, domain: 'selvedge.com', language: 'en' },
] as const;
