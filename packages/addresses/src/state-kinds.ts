/** The kind of area that an address has besides its city. */
export type StateKind = 'province' | 'county' | 'district';

/** The areas in the addresses of the shop's countries. */
const stateKinds: Readonly<Record<string, StateKind>> = {
  BD: 'district',
  ES: 'province',
  HR: 'county',
  HU: 'county',
  IT: 'province',
  PT: 'district',
  RO: 'county',
};

/** Returns the kind of area in addresses of a country; undefined if it is not known. @param countryCode ISO 3166-1 alpha-2 */
export const findStateKind = (countryCode: string): StateKind | undefined => stateKinds[countryCode];
