import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import type { Seller } from './settings/country-settings.ts';
import { dropCountrySnapshot } from './snapshot.ts';
import { countries } from './tables.ts';

/** Recognisable as invented: the name says so, and no country issues a number of zeros. */
const inventedSeller: Seller = {
  name: 'Selvedge d.o.o. (demo, invented company)',
  address: ['Stara steza 0', '1000 Ljubljana', 'Slovenia'],
  vatNumber: 'SI00000000',
  registration: 'Invented for the demo, in no register',
  representative: 'Mira Novak (demo, invented person)',
  email: 'hello@selvedge.si',
  phone: '+386 1 000 00 00',
};

/** Sets a seller for the demo's countries, so that invoices can be printed. Keeps one that the operator has entered. */
export async function seedDemoSeller(db: Db): Promise<void> {
  await db
    .update(countries)
    .set({ seller: inventedSeller })
    .where(and(isNull(countries.seller), eq(countries.isActive, true)));
  dropCountrySnapshot(db);
}

const hasInventedSeller = (): SQL => sql`${countries.seller} = ${JSON.stringify(inventedSeller)}::jsonb`;
/** Links that the demo adds: no real network has a name below `.example`. */
const hasInventedLink = (): SQL => sql`jsonb_path_exists(${countries.socialLinks}, '$[*].url ? (@ like_regex "^https://[a-z]+\\.example/selvedge")')`;

/** Returns the number of countries with the demo's seller or links. */
export const countDemoCountries = (db: Db): Promise<number> => db.$count(countries, sql`${hasInventedSeller()} or ${hasInventedLink()}`);

/** Removes the demo's seller and links from countries. Those that the operator has entered stay. @returns the number of countries */
export async function removeDemoCountryData(tx: Tx): Promise<number> {
  const sellers = await tx.update(countries).set({ seller: null }).where(hasInventedSeller()).returning({ id: countries.id });
  const links = await tx.update(countries).set({ socialLinks: [] }).where(hasInventedLink()).returning({ id: countries.id });
  dropCountrySnapshot(tx);
  return new Set([...sellers, ...links].map(({ id }) => id)).size;
}
