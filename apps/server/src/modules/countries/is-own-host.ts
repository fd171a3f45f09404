import type { Db } from '#platform/database';
import { baseUrlOf, type Standing } from './find-market.ts';
import { countriesOf } from './snapshot.ts';

/**
 * Whether shoppers reach the shop by this host: one of its countries' domains, with or without `www.`, on this machine
 * `<iso2>.localhost`, or the public address. Any other is answered as well, but by whatever somebody has written there.
 * @param host with its port, where the address names one
 */
export async function isOwnHost(db: Db, host: string, standing: Standing): Promise<boolean> {
  const { countries } = await countriesOf(db);
  const { host: publicHost, port } = new URL(standing.publicUrl);
  if (host === publicHost) return true;
  const name = host.replace(/:\d+$/, '');
  const [, givenPort = ''] = /:(\d+)$/.exec(host) ?? [];
  if (givenPort !== '' && givenPort !== port) return false;
  return countries
    .filter(({ isActive }) => isActive)
    .some((country) => name === country.domain || name === `www.${country.domain}` || new URL(baseUrlOf(country, standing)).hostname === name);
}
