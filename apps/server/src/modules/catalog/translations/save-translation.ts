import { eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { findAdminAttributeValue, lockAttributeValue } from '../attributes/admin-attribute-values.ts';
import { saveValueNames } from '../attributes/edit-attribute-value.ts';
import { findAdminBrand, lockBrand } from '../brands/admin-brands.ts';
import { saveBrandTexts } from '../brands/edit-brand.ts';
import { lockCategories } from '../categories/admin-categories.ts';
import { lockCollectionRow } from '../collections/admin-collections.ts';
import { listProductTexts, lockProducts } from '../editing/product-record.ts';
import { publishProducts } from '../products/publish-products.ts';
import { saveProductTexts } from '../products/save-product-texts.ts';
import { categories, products } from '../tables.ts';
import { buildProductTag, catalogTag } from '../tags.ts';
import { listNamedTexts } from '../texts/admin-texts.ts';
import { saveNamedTexts } from '../texts/save-named-texts.ts';
import type { TranslatedKind, TranslatedText } from './translated-kinds.ts';

/** The text of a record in one language. Empty texts remove the translation. */
export interface TranslationToSave {
  kind: TranslatedKind;
  id: number;
  languageId: number;
  text: TranslatedText;
}

/**
 * Locks a record until this transaction ends, as its form does.
 * @param vendorId the vendor who changes a product; null: staff of the shop
 * @returns whether it may be changed; false for a product of another vendor
 */
export async function lockTranslated(tx: Tx, { kind, id }: Pick<TranslationToSave, 'kind' | 'id'>, vendorId: number | null): Promise<boolean> {
  if (kind === 'products') return (await lockProducts(tx, [id], vendorId)).length > 0;
  await { categories: lockCategories, collections: lockCollectionRow, brands: lockBrand, 'attribute-values': lockAttributeValue }[kind](tx, id);
  return true;
}

/**
 * Saves the text of a record in one language and nothing else, with the operations that save the texts of its form. A record can therefore be
 * translated while another part of its form is incomplete. The caller holds the lock of the record.
 * @throws InvalidInput for a description without a name
 */
export async function saveTranslation(tx: Tx, translation: TranslationToSave): Promise<void> {
  const { kind } = translation;
  const text = { name: translation.text.name.trim(), description: translation.text.description.trim() };
  const hasBoth = kind !== 'brands' && kind !== 'attribute-values';
  if (hasBoth && text.name === '' && text.description !== '')
    throw new InvalidInput([{ field: 'name', code: 'required', params: { message: 'Enter a name for this description' } }]);
  await savers[kind](tx, { ...translation, text });
}

type Save = (tx: Tx, translation: TranslationToSave) => Promise<void>;

const savers: Readonly<Record<TranslatedKind, Save>> = {
  products: saveProductTranslation,
  categories: async (tx, translation) => {
    const [row] = await tx.select({ parentId: categories.parentId }).from(categories).where(eq(categories.id, translation.id));
    await saveNamedTranslation(tx, 'category', row?.parentId ?? 0, translation);
  },
  collections: (tx, translation) => saveNamedTranslation(tx, 'collection', 0, translation),
  brands: async (tx, { id, languageId, text: { description } }) => {
    const texts = (await findAdminBrand(tx, id))?.texts ?? [];
    await saveBrandTexts(tx, id, replaceText(texts, { languageId, description }));
    await dropTags(tx, [catalogTag]);
  },
  'attribute-values': async (tx, { id, languageId, text: { name } }) => {
    const texts = (await findAdminAttributeValue(tx, id))?.texts ?? [];
    await saveValueNames(tx, id, replaceText(texts, { languageId, name }));
    await dropTags(tx, [catalogTag]);
  },
};

async function saveProductTranslation(tx: Tx, { id, languageId, text: { name, description } }: TranslationToSave): Promise<void> {
  const texts = await listProductTexts(tx, id);
  const slug = texts.find((each) => each.languageId === languageId)?.slug ?? '';
  const others = texts.filter((each) => each.languageId !== languageId);
  const changed = name === '' ? { texts: others, areAllTexts: true } : { texts: [{ languageId, name, description, slug }] };
  await saveProductTexts(tx, id, changed);
  await tx.update(products).set({ updatedAt: now() }).where(eq(products.id, id));
  await dropTags(tx, [buildProductTag(id)]);
  await publishProducts(tx, [id]);
}

async function saveNamedTranslation(
  tx: Tx,
  kind: 'category' | 'collection',
  scopeId: number,
  { id, languageId, text }: TranslationToSave,
): Promise<void> {
  const texts = await listNamedTexts(tx, kind, id);
  const slug = texts.find((each) => each.languageId === languageId)?.slug ?? '';
  await saveNamedTexts(tx, { kind, targetId: id, scopeId }, replaceText(texts, { languageId, ...text, slug }));
  await dropTags(tx, [catalogTag]);
}

const replaceText = <Text extends { languageId: number }>(texts: readonly Text[], text: Text): Text[] => [
  ...texts.filter(({ languageId }) => languageId !== text.languageId),
  text,
];
