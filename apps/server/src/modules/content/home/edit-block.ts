import { defaultLanguageId } from '@selvedge/i18n';
import { eq } from 'drizzle-orm';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { getCatalog, type Catalog } from '#modules/catalog';
import { getCountry } from '#modules/countries';
import { lacksAltText } from '#modules/media';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction, type Tx } from '#platform/transaction';
import { withConflicts } from '#platform/sql/with-conflicts';
import { findLinkTarget } from '../links/link-target.ts';
import { toOneLine } from '../markdown/index.ts';
import { homeTag } from '../tags.ts';
import { getKind, type BlockSettings } from './kinds.ts';
import type { BlockRecord } from './admin-blocks.ts';
import { homeBlocks, homeBlockTranslations } from './tables.ts';

export type BlockForm = Omit<BlockRecord, 'id'>;

/**
 * Saves a block from its form. A new block becomes the last one. The caller must hold the lock of the blocks.
 * @param id null for a new block
 * @returns the id of the block
 * @throws InvalidInput if a required field of its kind is missing
 */
export async function editBlock(tx: Tx, id: number | null, form: BlockForm): Promise<number> {
  const texts = form.texts
    .map(({ languageId, ...text }) => ({
      languageId,
      title: toOneLine(text.title),
      text: toOneLine(text.text),
      label: toOneLine(text.label),
      alt: toOneLine(text.alt),
    }))
    .filter(({ title, text, label, alt }) => title + text + label + alt !== '');
  const settings = await readBlockSettings(tx, { ...form, texts });
  const row = {
    type: form.type,
    countryId: form.countryId,
    languageId: form.languageId,
    mediaId: getKind(form.type).picture === 'none' ? null : form.mediaId,
    settings,
    startsAt: form.startsAt === null ? null : new Date(form.startsAt),
    endsAt: form.endsAt === null ? null : new Date(form.endsAt),
    isActive: form.isActive,
  };
  const unknown = (field: string, what: string) => () => createRefusal([createIssue(field, 'unknown', `There is no such ${what}`)]);
  const conflicts = {
    home_blocks_media_id_media_id_fk: unknown('mediaId', 'picture'),
    home_blocks_language_id_languages_id_fk: unknown('languageId', 'language'),
    home_block_translations_language_id_languages_id_fk: unknown('texts', 'language'),
  };
  const save = async (inner: Tx): Promise<number> => {
    const [saved] =
      id === null
        ? await inner
            .insert(homeBlocks)
            .values({ ...row, position: await inner.$count(homeBlocks) })
            .returning({ id: homeBlocks.id })
        : await inner.update(homeBlocks).set(row).where(eq(homeBlocks.id, id)).returning({ id: homeBlocks.id });
    if (!saved) throw new Error(`block ${id} was not saved`);
    await inner.delete(homeBlockTranslations).where(eq(homeBlockTranslations.blockId, saved.id));
    if (texts.length > 0) await inner.insert(homeBlockTranslations).values(texts.map((text) => ({ ...text, blockId: saved.id })));
    return saved.id;
  };
  const blockId = await withConflicts(conflicts, () => inTransaction(tx, save));
  await dropTags(tx, [homeTag]);
  return blockId;
}

export async function removeBlock(tx: Tx, id: number): Promise<void> {
  await tx.delete(homeBlocks).where(eq(homeBlocks.id, id));
  await dropTags(tx, [homeTag]);
}

const createIssue = (field: string, code: string, message: string): FieldIssue => ({ field, code, params: { message } });
const createRefusal = (issues: FieldIssue[]) => new InvalidInput(issues);

/**
 * Reads the settings of a block.
 * @returns only the settings of its kind
 * @throws InvalidInput with all issues of the form
 */
async function readBlockSettings(tx: Tx, form: BlockForm): Promise<BlockSettings> {
  // The call throws for an unknown country.
  if (form.countryId !== null) await getCountry(tx, form.countryId);
  const kind = getKind(form.type);
  const read = kind.settings.safeParse(form.settings);
  const settings = (read.data ?? {}) as BlockSettings;
  const target = settings.link ? await findLinkTarget(tx, settings.link) : undefined;
  const issues = [
    ...(read.error?.issues ?? []).map(({ path, message }) => createIssue(['settings', ...path].join('.'), 'invalid', message)),
    ...listContentIssues(kind, form),
    ...(await listAltIssues(tx, kind, form)),
    ...listTargetIssues(await getCatalog(tx), settings),
    ...(target?.kind === 'unknown' ? [createIssue('settings.link', 'unknown', target.message)] : []),
  ];
  if (issues.length > 0) throw createRefusal(issues);
  return { ...settings, ...(target && target.kind !== 'unknown' && { linkTo: target }) };
}

/** Checks the texts, the picture and the dates. */
function listContentIssues({ picture, needsTitle }: ReturnType<typeof getKind>, { texts, mediaId, startsAt, endsAt }: BlockForm): FieldIssue[] {
  const english = texts.find(({ languageId }) => languageId === defaultLanguageId);
  const issues: FieldIssue[] = [];
  if (needsTitle && !english?.title)
    issues.push(createIssue('texts', 'required', 'Enter a title in English. It is the fallback for missing translations.'));
  if (picture === 'required' && mediaId === null) issues.push(createIssue('mediaId', 'required', 'Choose a picture'));
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) issues.push(createIssue('endsAt', 'order', 'The end must be after the start'));
  return issues;
}

/** Checks that the picture has an alternative text in English and in each language of the block, either here or in the media library. */
async function listAltIssues(tx: Tx, { picture }: ReturnType<typeof getKind>, { texts, mediaId }: BlockForm): Promise<FieldIssue[]> {
  if (picture === 'none' || mediaId === null) return [];
  const isEnglish = texts.some(({ languageId }) => languageId === defaultLanguageId);
  const isLacking = await lacksAltText(tx, mediaId, isEnglish ? texts : [...texts, { languageId: defaultLanguageId, alt: '' }]);
  return isLacking ? [createIssue('texts', 'required', 'Enter an alt text in each language')] : [];
}

function listTargetIssues({ categories, collections }: Catalog, { categoryId, source, targetId }: BlockSettings): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (categoryId !== undefined && !categories.has(categoryId))
    issues.push(createIssue('settings.categoryId', 'unknown', 'There is no such category'));
  if (source === 'category' || source === 'collection') {
    const known = source === 'category' ? categories : collections;
    if (!known.has(targetId ?? 0)) issues.push(createIssue('settings.targetId', 'unknown', `Choose a ${source}`));
  }
  return issues;
}
