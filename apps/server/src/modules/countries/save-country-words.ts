import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { countryTextKeys } from './country-texts.ts';
import type { CountryForm } from './staff-country.ts';
import { countryClosures, countryTexts } from './tables.ts';

/** The country's words in all languages; where one is empty, English stands in. */
export async function saveWords(tx: Tx, countryId: number, words: CountryForm['texts']): Promise<void> {
  const rows = words.flatMap((row) =>
    countryTextKeys.flatMap((key) => (row[key].trim() === '' ? [] : [{ countryId, languageId: row.languageId, key, text: row[key].trim() }])),
  );
  await tx.delete(countryTexts).where(eq(countryTexts.countryId, countryId));
  if (rows.length > 0) await tx.insert(countryTexts).values(rows);
}

/** The days on which nothing is delivered besides rest days and public holidays. */
export async function saveClosures(tx: Tx, countryId: number, closures: CountryForm['closures']): Promise<void> {
  await tx.delete(countryClosures).where(eq(countryClosures.countryId, countryId));
  if (closures.length > 0) await tx.insert(countryClosures).values(closures.map((closure) => ({ ...closure, countryId })));
}
