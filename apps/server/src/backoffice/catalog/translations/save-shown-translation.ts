import type { Context } from 'hono';
import type { z } from '@hono/zod-openapi';
import { languages } from '@selvedge/i18n';
import { InvalidInput } from '#kit/errors';
import { listUsedTerms, lockTranslated, readTranslations, saveTranslation, type Translation, type TranslationToSave } from '#modules/catalog';
import type { TranslatedKind, TranslatedText } from '#contracts/catalog';
import type { ApiEnv } from '#platform/http';
import type { Tx } from '#platform/transaction';
import { assertUnchanged, change } from '../../change.ts';
import { RecordNotFound } from '../../errors.ts';
import { computeRevision } from '../../revision.ts';
import { brandFormSchema } from '../contract.ts';
import { productFormSchema } from '../product-contract.ts';
import { attributeValueFormSchema, categoryFormSchema, collectionFormSchema } from '../taxonomy-contract.ts';
import type { Translation as ShownTranslation } from './translation-contract.ts';

interface Save extends TranslationToSave {
  /** The revision with which the texts were read. */
  revision: string;
  /** The vendor who saves; null: staff of the shop. */
  vendorId: number | null;
}

/** Names of the records in the audit log, as their forms write them. */
const nouns: Readonly<Record<TranslatedKind, string>> = {
  products: 'product',
  categories: 'category',
  collections: 'collection',
  brands: 'brand',
  'attribute-values': 'value',
};

/** The limits of the texts are those of the form. */
const schemas: Readonly<Record<TranslatedKind, z.ZodType<Partial<TranslatedText>>>> = {
  products: productFormSchema.shape.texts.element.pick({ name: true, description: true }),
  categories: categoryFormSchema.shape.texts.element.pick({ name: true, description: true }),
  collections: collectionFormSchema.shape.texts.element.pick({ name: true, description: true }),
  brands: brandFormSchema.shape.texts.element.pick({ description: true }),
  'attribute-values': attributeValueFormSchema.shape.texts.element.pick({ name: true }),
};

/**
 * Saves the texts of a record in one language, with an audit log entry.
 * @throws EditConflict if the English text or the translation has changed since it was read
 * @throws RecordNotFound if the record does not exist or belongs to another vendor
 */
export function saveShownTranslation(c: Context<ApiEnv>, save: Save): Promise<ShownTranslation> {
  const { kind, id, languageId, revision, vendorId } = save;
  const text = parseText(kind, save.text);
  const noun = nouns[kind];
  return change(c, async (tx, note) => {
    if (!(await lockTranslated(tx, save, vendorId))) throw new RecordNotFound(noun);
    const before = await getTranslation(tx, save);
    await assertUnchanged(tx, revision, noun, toRevised(before, languageId));
    await saveTranslation(tx, { kind, id, languageId, text });
    const after = await getTranslation(tx, save);
    const toFacts = ({ target }: Translation) => ({ [`text in ${getLanguage(languageId)?.name ?? languageId}`]: target });
    await note({ action: `${noun}.update`, subject: noun, subjectId: id, before: toFacts(before), after: toFacts(after) });
    return buildTranslation(after, languageId);
  });
}

function parseText(kind: TranslatedKind, text: TranslatedText): TranslatedText {
  const parsed = schemas[kind].safeParse(text);
  if (!parsed.success)
    throw new InvalidInput(parsed.error.issues.map(({ path, code, message }) => ({ field: path.join('.'), code, params: { message } })));
  return { name: '', description: '', ...parsed.data };
}

/** @throws RecordNotFound */
async function getTranslation(tx: Tx, { kind, id, languageId, vendorId }: Save): Promise<Translation> {
  const [row] = await readTranslations(tx, { kind, languageId, vendorId, ids: [id] });
  if (!row) throw new RecordNotFound(nouns[kind]);
  return row;
}

const getLanguage = (languageId: number) => languages.find(({ id }) => id === languageId);

const toRevised = ({ id, source, target }: Translation, languageId: number) => ({ id, languageId, source, target });

/** Returns the texts as they are shown, with the terms in the English text. */
export const buildTranslation = (row: Translation, languageId: number): ShownTranslation => ({
  ...row,
  terms: listUsedTerms([row.source.name, row.source.description], getLanguage(languageId)?.code ?? ''),
  revision: computeRevision(toRevised(row, languageId)),
});
