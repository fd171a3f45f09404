import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { demoLawWords } from './data/demo-law.ts';
import type { CountryLaw, Seller } from './settings/country-settings.ts';
import { dropCountrySnapshot } from './snapshot.ts';
import { countries } from './tables.ts';

/** Recognisably invented: the name says so, and no country issues a number that consists of zeros. */
const inventedSeller: Seller = {
  name: 'Selvedge d.o.o. (demo, invented company)',
  address: ['Stara steza 0', '1000 Ljubljana', 'Slovenia'],
  vatNumber: 'SI00000000',
  registration: 'Invented for the demo, in no register',
  representative: 'Mira Novak (demo, invented person)',
  email: 'hello@selvedge.si',
  phone: '+386 1 000 00 00',
};

/**
 * Sets a seller for the demo's countries, so that invoices can be printed. Sets the laws and authorities that are not entered, so that
 * no legal page has a gap. Keeps the data that the operator has entered.
 */
export async function seedDemoSeller(db: Db): Promise<void> {
  await db
    .update(countries)
    .set({ seller: inventedSeller })
    .where(and(isNull(countries.seller), eq(countries.isActive, true)));
  for (const { id, law } of await listLaws(db))
    await db
      .update(countries)
      .set({ law: mapLaw(law, (field, word) => (word === '' ? demoLawWords[field] : word)) })
      .where(and(eq(countries.id, id), eq(countries.isActive, true)));
  dropCountrySnapshot(db);
}

type LawWord = keyof typeof demoLawWords;

async function listLaws(db: Db): Promise<{ id: number; law: CountryLaw }[]> {
  const rows = await db.select({ id: countries.id, law: countries.law }).from(countries).where(isNotNull(countries.law));
  return rows.flatMap(({ id, law }) => (law ? [{ id, law }] : []));
}

/** Changes the names and addresses of a law, field by field. */
const mapLaw = (law: CountryLaw, change: (field: LawWord, word: string) => string): CountryLaw => ({
  ...law,
  ...Object.fromEntries(
    (Object.keys(demoLawWords) as LawWord[]).flatMap((field) => {
      const word = law[field];
      return typeof word === 'string' ? [[field, change(field, word)]] : [];
    }),
  ),
});

const hasInventedSeller = (): SQL => sql`${countries.seller} = ${JSON.stringify(inventedSeller)}::jsonb`;
/** Links that the demo adds. No real network has a name below `.example`. */
const hasInventedLink = (): SQL => sql`jsonb_path_exists(${countries.socialLinks}, '$[*].url ? (@ like_regex "^https://[a-z]+\\.example/selvedge")')`;

const hasInventedLaw = (): SQL =>
  sql`exists (select 1 from jsonb_each_text(${countries.law}) as word where word.value in ${Object.values(demoLawWords).filter((word) => word !== '')})`;

/** Returns the number of countries with the demo's seller, links or laws. */
export const countDemoCountries = (db: Db): Promise<number> =>
  db.$count(countries, sql`${hasInventedSeller()} or ${hasInventedLink()} or ${hasInventedLaw()}`);

/** Removes the demo's seller, links and laws from countries. Those that the operator has entered stay. @returns the number of countries */
export async function removeDemoCountryData(tx: Tx): Promise<number> {
  const sellers = await tx.update(countries).set({ seller: null }).where(hasInventedSeller()).returning({ id: countries.id });
  const links = await tx.update(countries).set({ socialLinks: [] }).where(hasInventedLink()).returning({ id: countries.id });
  const laws = [];
  for (const { id, law } of await listLaws(tx)) {
    const left = mapLaw(law, (field, word) => (word === demoLawWords[field] ? '' : word));
    if (!isDeepStrictEqual(left, law))
      laws.push(...(await tx.update(countries).set({ law: left }).where(eq(countries.id, id)).returning({ id: countries.id })));
  }
  dropCountrySnapshot(tx);
  return new Set([...sellers, ...links, ...laws].map(({ id }) => id)).size;
}
