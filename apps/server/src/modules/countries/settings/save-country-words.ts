import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { countryTextKeys } from './country-texts.ts';
import type { CountryForm } from './admin-country.ts';
import { countryClosures, countryTexts } from '../tables.ts';

/** Saves the country's texts in all languages. The fallback for an empty text is English. */
export async function saveWords(tx: Tx, countryId: number, words: CountryForm['texts']): Promise<void> {
  const rows = words.flatMap((row) =>
    countryTextKeys.flatMap((key) => (row[key].trim() === '' ? [] : [{ countryId, languageId: row.languageId, key, text: row[key].trim() }])),
  );
  await tx.delete(countryTexts).where(eq(countryTexts.countryId, countryId));
  if (rows.length > 0) await tx.insert(countryTexts).values(rows);
}

/** Saves the days without delivery other than rest days and public holidays. */
export async function saveClosures(tx: Tx, countryId: number, closures: CountryForm['closures']): Promise<void> {
  await tx.delete(countryClosures).where(eq(countryClosures.countryId, countryId));
  if (closures.length > 0) await tx.insert(countryClosures).values(closures.map((closure) => ({ ...closure, countryId })));
}
