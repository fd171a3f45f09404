import { ShopError } from '#kit/errors';

export const countryNotFound = (key: string | number): ShopError =>
  new ShopError('CountryNotFound', 404, 'There is no such country', { country: key });

/** The shop does not sell in the country, or no longer does. */
export const countryClosed = (code: string): ShopError =>
  new ShopError('CountryClosed', 409, 'The shop does not sell in this country at present', { country: code });
