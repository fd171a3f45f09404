import type { AddressForm } from '../settings/country-settings.ts';
import type { CountryRow } from '../snapshot.ts';

/** The address rules of a country. */
export interface AddressRules {
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  addressForm: Pick<AddressForm, 'required' | 'postalPattern'>;
}

/** The address form for a country without its own form. */
const usual: AddressForm = {
  fields: ['address', 'addressExtra', 'postalCode', 'city', 'state'],
  required: ['address', 'postalCode', 'city'],
  postalPattern: '[A-Z0-9][A-Z0-9 -]{1,9}',
  postalExample: '',
};

/** Returns the address form of a country. */
export const getAddressForm = ({ addressForm }: CountryRow): AddressForm => addressForm ?? usual;

export const getAddressRules = (country: CountryRow): AddressRules => ({ countryCode: country.code, addressForm: getAddressForm(country) });
