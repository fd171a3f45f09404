/**
 * The specification's phone country list. Its ids are not the ids of shop countries. The second entry has no name: 88 is
 * Bangladesh, whose national numbers keep their 0 (see `parsePhone`).
 */
export const phoneCountries = [
  { countryId: 1, dialCode: '43' },
  { countryId: 2, dialCode: '88' },
  { countryId: 3, dialCode: '359' },
  { countryId: 4, dialCode: '385' },
  { countryId: 5, dialCode: '420' },
  { countryId: 6, dialCode: '49' },
  { countryId: 7, dialCode: '30' },
  { countryId: 8, dialCode: '36' },
  { countryId: 9, dialCode: '39' },
  { countryId: 10, dialCode: '370' },
  { countryId: 11, dialCode: '48' },
  { countryId: 12, dialCode: '351' },
  { countryId: 13, dialCode: '40' },
  { countryId: 14, dialCode: '421' },
  { countryId: 15, dialCode: '386' },
  { countryId: 16, dialCode: '34' },
] as const;

/** For countries that are not in the list. */
const fallbackDialCode = '88';

/**
 * Returns the dial code in digits.
 * @param countryId id in this list
 */
export const getDialCode = (countryId: number): string => phoneCountries.find((country) => country.countryId === countryId)?.dialCode ?? fallbackDialCode;
