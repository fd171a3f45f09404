/** Languages that put the family name first: `surnameFirst` of the CLDR's person names. */
const familyNameFirst: readonly string[] = ['hu', 'ja', 'ko', 'vi', 'yue', 'zh'];

export interface PersonName {
  firstName: string;
  lastName: string;
}

/** @param tag BCP 47: of a language, `hu-HU`, or of a country with its most common language, `und-HU` */
export const isFamilyNameFirst = (tag: string): boolean => familyNameFirst.includes(new Intl.Locale(tag).maximize().language);

/** Returns a person's full name in the order of a language. @param tag see {@link isFamilyNameFirst} */
export const formatPersonName = ({ firstName, lastName }: PersonName, tag: string): string =>
  (isFamilyNameFirst(tag) ? [lastName, firstName] : [firstName, lastName]).filter(Boolean).join(' ');

/** Returns the full name on an address, in the order of its country. @param address `countryCode`: ISO 3166-1 alpha-2 */
export const formatAddresseeName = (address: PersonName & { countryCode: string }): string =>
  formatPersonName(address, /^[a-z]{2}$/i.test(address.countryCode) ? `und-${address.countryCode}` : 'en');
