import { defaultLanguageId } from '@selvedge/i18n';
import { sql, type SQL } from 'drizzle-orm';
import type { TranslatedKind } from './translated-kinds.ts';

/** Where the texts of a kind of record are stored, for queries that name the record `record` and its texts `source` and `target`. */
interface TranslationTable {
  records: SQL;
  texts: SQL;
  /** The column of the texts that refers to the record. */
  owner: SQL;
  /** What staff call the record besides its name. */
  reference: SQL;
  hasName: boolean;
  hasDescription: boolean;
  /** Whether the record is in the lists. Archived products are not translated. */
  isListed: SQL;
}

const table = (records: string, owner: string, reference: SQL, more: Partial<TranslationTable> = {}): TranslationTable => ({
  records: sql`${sql.identifier(records)}`,
  texts: sql`${sql.identifier(`${owner}_translations`)}`,
  owner: sql`${sql.identifier(`${owner}_id`)}`,
  reference,
  hasName: true,
  hasDescription: true,
  isListed: sql`true`,
  ...more,
});

export const translationTables: Readonly<Record<TranslatedKind, TranslationTable>> = {
  products: table('products', 'product', sql`record.handle`, { isListed: sql`record.status <> 'retired'` }),
  categories: table('categories', 'category', sql`record.code`),
  collections: table('collections', 'collection', sql`record.code`),
  // The name of a brand is the same in all languages.
  brands: table('brands', 'brand', sql`record.name`, { hasName: false }),
  'attribute-values': table('attribute_values', 'attribute_value', sql`record.attribute || ': ' || record.code`, { hasDescription: false }),
};

type Side = 'source' | 'target';

const selectName = ({ hasName }: TranslationTable, side: Side): SQL => (hasName ? sql`coalesce(${sql.raw(side)}.name, '')` : sql`''`);

const selectDescription = ({ hasDescription }: TranslationTable, side: Side): SQL =>
  hasDescription ? sql`coalesce(${sql.raw(side)}.description, '')` : sql`''`;

/** Selects the name and the description of a record in English and in another language, and its reference. */
export const selectTexts = (kind: TranslatedKind): SQL => {
  const columns = translationTables[kind];
  return sql`record.id, ${columns.reference} as reference,
    ${selectName(columns, 'source')} as "sourceName", ${selectDescription(columns, 'source')} as "sourceDescription",
    ${selectName(columns, 'target')} as "targetName", ${selectDescription(columns, 'target')} as "targetDescription"`;
};

/** Joins the English text and the text in another language. A record may have neither. */
export const joinTexts = (kind: TranslatedKind, languageId: number): SQL => {
  const { records, texts, owner } = translationTables[kind];
  return sql`${records} record
    left join ${texts} source on source.${owner} = record.id and source.language_id = ${defaultLanguageId}
    left join ${texts} target on target.${owner} = record.id and target.language_id = ${languageId}`;
};

// The length of a long stored text is known without reading it.
const isWritten = (text: SQL): SQL => sql`octet_length(${text}) > 0`;

/** Whether a record has an English text. */
export const hasSource = (kind: TranslatedKind): SQL => {
  const columns = translationTables[kind];
  return sql`(${isWritten(selectName(columns, 'source'))} or ${isWritten(selectDescription(columns, 'source'))})`;
};

/** Whether a record lacks a text that it has in English. */
export const isMissing = (kind: TranslatedKind): SQL => {
  const columns = translationTables[kind];
  const lacks = (select: typeof selectName) => sql`(${isWritten(select(columns, 'source'))} and not ${isWritten(select(columns, 'target'))})`;
  return sql`(${lacks(selectName)} or ${lacks(selectDescription)})`;
};

/** Whether a text, its English text or the reference of the record contains what staff typed. */
export const contains = (kind: TranslatedKind, typed: string): SQL => {
  const columns = translationTables[kind];
  const texts = [columns.reference, selectName(columns, 'source'), selectName(columns, 'target')];
  const matches = texts.map((text) => sql`strpos(lower(${text}), ${typed.trim().toLowerCase()}) > 0`);
  return sql`(${sql.join(matches, sql` or `)})`;
};

/** @param vendorId the vendor whose products are listed; null: all */
export const hasVendor = (kind: TranslatedKind, vendorId: number | null): SQL =>
  kind === 'products' && vendorId !== null ? sql`record.vendor_id = ${vendorId}` : sql`true`;
