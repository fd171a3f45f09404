import type { AddressForm } from './country-settings.ts';
import type { CountryRow } from './snapshot.ts';

/** How a country writes its addresses. */
export interface AddressRules {
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  addressForm: Pick<AddressForm, 'required' | 'postalPattern'>;
}

/** For a country that has no form of its own. */
const usual: AddressForm = {
  fields: ['address', 'addressExtra', 'postalCode', 'city', 'state'],
  required: ['address', 'postalCode', 'city'],
  postalPattern: '[A-Z0-9][A-Z0-9 -]{1,9}',
  postalExample: '',
};

/** The form that addresses of a country have in its shop. */
export const addressFormOf = ({ addressForm }: CountryRow): AddressForm => addressForm ?? usual;

export const addressRulesOf = (country: CountryRow): AddressRules => ({ countryCode: country.code, addressForm: addressFormOf(country) });
