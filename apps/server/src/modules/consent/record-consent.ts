import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import { createSecretId } from '#kit/ids';
import { findLanguage, getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { consentVersion, type Consent, type NewConsent } from './contract.ts';
import { consents } from './tables.ts';

/**
 * Stores a choice with its text. Records never change: a changed choice is a new record.
 * @param userId the id of the signed-in user; undefined for a guest
 * @throws CountryNotFound
 * @throws InvalidInput for an unknown version or language
 */
export async function recordConsent(
  db: Db,
  { choices, version, text, previousId, countryId, languageId }: NewConsent,
  userId: number | undefined,
): Promise<Consent> {
  if (version > consentVersion) throw new InvalidInput([{ field: 'version', code: 'format' }]);
  const country = await getCountry(db, countryId);
  const language = await findLanguage(db, languageId);
  if (!language) throw new InvalidInput([{ field: 'languageId', code: 'format' }]);
  const record = { id: createSecretId(), choices, version, at: now() };
  await db.insert(consents).values({
    ...record,
    text,
    previousId: previousId ?? null,
    userId: userId ?? null,
    countryId: country.id,
    languageId: language.id,
  });
  return { ...record, at: record.at.toISOString() };
}
