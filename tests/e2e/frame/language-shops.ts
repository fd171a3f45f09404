import type { Shopper } from '../shopper.ts';

/** A language on the host of a country where it is spoken, and an address of that country. */
export interface LanguageShop {
  language: string;
  /** The country code at the beginning of the host name. */
  host: string;
  /** The path before every page: empty for the first language of a country. */
  prefix: string;
  address: Omit<Shopper, 'email'>;
}

const name = { firstName: 'Maja', lastName: 'Kovač' };
const shop = (language: string, host: string, address: Omit<Shopper, 'email' | 'firstName' | 'lastName'>, prefix = ''): LanguageShop => ({
  language,
  host,
  prefix,
  address: { ...name, ...address },
});

const ljubljana = { phone: '041 001 234', address: 'Slovenska cesta 12', postalCode: '1000', city: 'Ljubljana' };

export const languageShops: readonly LanguageShop[] = [
  shop('en', 'si', ljubljana, '/en'),
  shop('sl', 'si', ljubljana),
  shop('de', 'de', { phone: '0151 20001234', address: 'Torstraße 44', postalCode: '10119', city: 'Berlin' }),
  shop('at', 'at', { phone: '0664 2001234', address: 'Neubaugasse 8', postalCode: '1070', city: 'Wien' }),
  shop('bn', 'bd', { phone: '01712-001234', address: 'House 14; Road 27', postalCode: '1209', city: 'Dhaka' }, '/bn'),
  shop('el', 'gr', { phone: '694 001 1234', address: 'Ερμού 15', postalCode: '105 63', city: 'Αθήνα' }),
  shop('hu', 'hu', { phone: '06 20 200 1234', address: 'Király utca 8', postalCode: '1061', city: 'Budapest' }),
  shop('cz', 'cz', { phone: '602 001 234', address: 'Vinohradská 20', postalCode: '130 00', city: 'Praha' }),
  shop('sk', 'sk', { phone: '0905 001 234', address: 'Obchodná 7', postalCode: '811 06', city: 'Bratislava' }),
  shop('pl', 'pl', { phone: '501 001 234', address: 'ul. Długa 9', postalCode: '31-147', city: 'Kraków' }),
  shop('lt', 'lt', { phone: '612 00123', address: 'Vilniaus g. 22', postalCode: '01103', city: 'Vilnius' }),
  shop('hr', 'hr', { phone: '091 001 2345', address: 'Ilica 30', postalCode: '10000', city: 'Zagreb' }),
  shop('bg', 'bg', { phone: '0888 001234', address: 'бул. Витоша 18', postalCode: '1000', city: 'София' }),
  shop('ro', 'ro', { phone: '0722 001 234', address: 'Strada Lipscani 5', postalCode: '030031', city: 'București', state: 'București' }),
  shop('it', 'it', { phone: '347 001 2345', address: 'Via Roma 11', postalCode: '50122', city: 'Firenze', state: 'FI' }),
  shop('es', 'es', { phone: '612 001 234', address: 'Calle Mayor 3', postalCode: '28013', city: 'Madrid', state: 'Madrid' }),
  shop('pt', 'pt', { phone: '912 001 234', address: 'Rua Augusta 24', postalCode: '1100-148', city: 'Lisboa' }),
];
