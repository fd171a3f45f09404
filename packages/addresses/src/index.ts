import { formatAddress } from 'localized-address-format';
import { formatAddresseeName } from './names.ts';

/** A postal address as orders store it. An empty string stands for a missing part. */
export interface PostalAddress {
  firstName: string;
  lastName: string;
  company: string;
  /** Street and house number. */
  address: string;
  addressExtra: string;
  postalCode: string;
  city: string;
  state: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

type Place = Pick<PostalAddress, 'address' | 'postalCode' | 'city' | 'countryCode'> & Partial<Pick<PostalAddress, 'addressExtra' | 'state'>>;

/** Prefixes of the formats for letters from abroad. Within Slovenia and Croatia, postal codes are written without them. */
const foreignPrefix = /^(SI|HR)-(?=\d)/;

/**
 * Returns the lines of an address in the order of its country, without the country. The formats are those of Google's libaddressinput, from
 * the package `localized-address-format`.
 */
export const formatAddressLines = (address: PostalAddress): string[] =>
  formatLines(address, { name: formatAddresseeName(address), organization: address.company });

/** Returns the lines below the name and the company: street, postal code, city and state, in the order of the country. */
export const formatPlaceLines = (place: Place): string[] => formatLines(place, {});

function formatLines(
  { address, addressExtra = '', postalCode, city, state = '', countryCode }: Place,
  people: { name?: string; organization?: string },
) {
  const lines = formatAddress({
    ...people,
    postalCountry: countryCode,
    addressLines: [address, addressExtra].filter(Boolean),
    postalCode,
    locality: city,
    administrativeArea: state,
  }).map((line) => line.replace(foreignPrefix, ''));
  // Most formats have no state and some no postal code, but the customer has entered one.
  const missing = [postalCode, city, state].filter((part) => !lines.some((line) => line.includes(part)));
  return [...lines, missing.join(' ')].map((line) => line.trim()).filter(Boolean);
}
