/** Where something goes, or who pays for it, as it was typed. */
export interface PostalAddress {
  firstName: string;
  lastName: string;
  address: string;
  addressExtra: string;
  postalCode: string;
  city: string;
  state: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  company: string;
  vatNumber: string;
}
