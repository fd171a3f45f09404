import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { allDemoLawTexts, getDemoLawTexts } from './data/demo-law.ts';
import { allDemoSellers, getDemoSeller } from './data/demo-seller.ts';
import type { CountryLaw } from './settings/country-settings.ts';
import { dropCountrySnapshot } from './snapshot.ts';
import { countries, languages } from './tables.ts';

/**
 * Sets a seller for the demo's countries, so that invoices can be printed. Sets the laws and authorities that are not entered, so that
 * no legal page has a gap. The texts are in the language of the country, like the names of real laws. Keeps the data that the operator has
 * entered.
 */
export async function seedDemoSeller(db: Db): Promise<void> {
  for (const { id, law, language } of await listActive(db)) {
    const texts = getDemoLawTexts(language);
    await db
      .update(countries)
      .set({ seller: getDemoSeller(language) })
      .where(and(eq(countries.id, id), isNull(countries.seller)));
    if (law)
      await db
        .update(countries)
        .set({ law: mapLaw(law, (field, word) => (word === '' ? texts[field] : word)) })
        .where(eq(countries.id, id));
  }
  dropCountrySnapshot(db);
}

type LawWord = keyof ReturnType<typeof getDemoLawTexts>;

const listActive = (db: Db): Promise<{ id: number; law: CountryLaw | null; language: string }[]> =>
  db
    .select({ id: countries.id, law: countries.law, language: languages.code })
    .from(countries)
    .innerJoin(languages, eq(languages.id, countries.languageId))
    .where(eq(countries.isActive, true));

const lawWords = Object.keys(getDemoLawTexts('en')) as LawWord[];

/** Changes the names and addresses of a law, field by field. */
const mapLaw = (law: CountryLaw, change: (field: LawWord, word: string) => string): CountryLaw => ({
  ...law,
  ...Object.fromEntries(
    lawWords.flatMap((field) => {
      const word = law[field];
      return typeof word === 'string' ? [[field, change(field, word)]] : [];
    }),
  ),
});

/** Matches the seller of the demo in any language, because the language of a country can change. */
const hasInventedSeller = (): SQL => inArray(countries.seller, [...allDemoSellers]);
/** Links that the demo adds. No real network has a name below `.example`. */
const hasInventedLink = (): SQL => sql`jsonb_path_exists(${countries.socialLinks}, '$[*].url ? (@ like_regex "^https://[a-z]+\\.example/selvedge")')`;

const hasInventedLaw = (): SQL => sql`exists (select 1 from jsonb_each_text(${countries.law}) as word where word.value in ${[...allDemoLawTexts]})`;

/** Returns the number of countries with the demo's seller, links or laws. */
export const countDemoCountries = (db: Db): Promise<number> =>
  db.$count(countries, sql`${hasInventedSeller()} or ${hasInventedLink()} or ${hasInventedLaw()}`);

/** Removes the demo's seller, links and laws from countries. Those that the operator has entered stay. @returns the number of countries */
export async function removeDemoCountryData(tx: Tx): Promise<number> {
  const sellers = await tx.update(countries).set({ seller: null }).where(hasInventedSeller()).returning({ id: countries.id });
  const links = await tx.update(countries).set({ socialLinks: [] }).where(hasInventedLink()).returning({ id: countries.id });
  const laws = [];
  for (const { id, law } of await tx.select({ id: countries.id, law: countries.law }).from(countries).where(hasInventedLaw())) {
    const left = law && mapLaw(law, (_field, word) => (allDemoLawTexts.has(word) ? '' : word));
    if (!isDeepStrictEqual(left, law))
      laws.push(...(await tx.update(countries).set({ law: left }).where(eq(countries.id, id)).returning({ id: countries.id })));
  }
  dropCountrySnapshot(tx);
  return new Set([...sellers, ...links, ...laws].map(({ id }) => id)).size;
}
