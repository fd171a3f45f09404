import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { toOneLine } from '#kit/one-line';
import { findLanguage, listActiveCountries } from '#modules/countries';
import { selectImage } from '#modules/media';
import { withConflicts } from '#platform/sql/with-conflicts';
import { inTransaction, type Tx } from '#platform/transaction';
import { resolveShopPath } from '../links/resolve-shop-path.ts';
import type { CreativeRecord } from './admin-creatives.ts';
import { affiliateCreatives } from './tables.ts';

type CreativeForm = Omit<CreativeRecord, 'id'>;

/**
 * Saves a creative from its form. The caller holds the lock of an existing one.
 * @param id null: a new one
 * @returns its id
 * @throws InvalidInput field by field
 */
export async function saveCreative(tx: Tx, id: number | null, form: CreativeForm): Promise<number> {
  const issues = await listCreativeIssues(tx, form);
  if (issues.length > 0) throw new InvalidInput(issues);
  const values = {
    ...{ name: toOneLine(form.name), kind: form.kind, words: toOneLine(form.words), languageId: form.languageId },
    ...{ countryIds: [...new Set(form.countryIds)], mediaId: form.kind === 'banner' ? form.mediaId : null, isActive: form.isActive },
    path: await resolveShopPath(tx, form),
    validFrom: form.validFrom === null ? null : new Date(form.validFrom),
    validUntil: form.validUntil === null ? null : new Date(form.validUntil),
    changedAt: now(),
  };
  const save = (inner: Tx) =>
    id === null
      ? inner.insert(affiliateCreatives).values(values).returning({ id: affiliateCreatives.id })
      : inner.update(affiliateCreatives).set(values).where(eq(affiliateCreatives.id, id)).returning({ id: affiliateCreatives.id });
  const [row] = await withConflicts({ affiliate_creatives_media_id_media_id_fk: createUnknownPicture }, () => inTransaction(tx, save));
  if (!row) throw new Error(`creative ${id} was not saved`);
  await assertPicture(tx, row.id, form);
  return row.id;
}

/** Deletes a creative. Its links that affiliates have copied still work. */
export async function removeCreative(tx: Tx, id: number): Promise<void> {
  await tx.delete(affiliateCreatives).where(eq(affiliateCreatives.id, id));
}

async function listCreativeIssues(
  tx: Tx,
  { kind, mediaId, words, countryIds, languageId, validFrom, validUntil }: CreativeForm,
): Promise<FieldIssue[]> {
  const open = new Set((await listActiveCountries(tx)).map(({ id }) => id));
  return [
    ...(kind === 'banner' && mediaId === null ? [createIssue('mediaId', 'required', 'Choose a picture')] : []),
    ...(words.trim() === '' ? [createIssue('words', 'required', 'Enter a text')] : []),
    ...(countryIds.every((id) => open.has(id)) ? [] : [createIssue('countryIds', 'unknown', 'The shop does not sell in one of these countries')]),
    ...(languageId === null || (await findLanguage(tx, languageId)) ? [] : [createIssue('languageId', 'unknown', 'There is no such language')]),
    ...(validFrom !== null && validUntil !== null && validUntil <= validFrom
      ? [createIssue('validUntil', 'order', 'The end must be after the start')]
      : []),
  ];
}

/** Checks the picture of a saved banner; the transaction is rolled back. @throws InvalidInput */
async function assertPicture(tx: Tx, id: number, { kind }: CreativeForm): Promise<void> {
  if (kind !== 'banner') return;
  const [row] = await tx
    .select({ picture: selectImage(affiliateCreatives.mediaId) })
    .from(affiliateCreatives)
    .where(eq(affiliateCreatives.id, id));
  if (!row?.picture?.imageMimeType.startsWith('image/'))
    throw new InvalidInput([createIssue('mediaId', 'picture', 'A banner is a picture, not a video')]);
}

const createUnknownPicture = () => new InvalidInput([createIssue('mediaId', 'unknown', 'There is no such picture')]);

const createIssue = (field: string, code: string, message: string): FieldIssue => ({ field, code, params: { message } });
