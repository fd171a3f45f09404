import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#platform/database';
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
