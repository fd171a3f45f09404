import type { Db } from '#platform/database';
import { buildBaseUrl, type PublicAddress } from './find-market.ts';
import { getCountries } from '../snapshot.ts';

/**
 * Returns whether a host is an address of the shop: a country's domain with or without `www.`, locally `<iso2>.localhost`, or the
 * public address. Requests to other hosts are answered too, but the client chose those names.
 * @param host with its port, if the address has one
 */
export async function isShopHost(db: Db, host: string, publicAddress: PublicAddress): Promise<boolean> {
  const { countries } = await getCountries(db);
  const { host: publicHost, port } = new URL(publicAddress.publicUrl);
  if (host === publicHost) return true;
  const name = host.replace(/:\d+$/, '');
  const [, givenPort = ''] = /:(\d+)$/.exec(host) ?? [];
  if (givenPort !== '' && givenPort !== port) return false;
  return countries
    .filter(({ isActive }) => isActive)
    .some(
      (country) =>
        (country.domain !== null && (name === country.domain || name === `www.${country.domain}`)) ||
        new URL(buildBaseUrl(country, publicAddress)).hostname === name,
    );
}
