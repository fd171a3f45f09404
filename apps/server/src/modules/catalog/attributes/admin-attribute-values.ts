import { defaultLanguageId } from '@selvedge/i18n';
import { asc, eq } from 'drizzle-orm';
import type { Counted } from '#platform/requests/count-with-limit';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { selectListPage, type PageSelection } from '../categories/listed-page.ts';
import { attributeTranslations, attributeValues, attributeValueTranslations } from '../tables.ts';
import { buildTextQuery } from '../texts/text-query.ts';

/** A colour, size or other value in a back-office list. */
export interface AdminAttributeValue {
  id: number;
  attribute: string;
  code: string;
  name: string;
  hex: string | null;
  scale: string | null;
  position: number;
}

type ValueList = PageSelection<'position' | 'code' | 'name' | 'id'> & { filter: { q?: string | undefined; attribute?: string | undefined } };

/** Lists the values of all attributes or of one. */
export async function listAdminAttributeValues(db: Db, query: ValueList): Promise<{ rows: AdminAttributeValue[]; count: Counted }> {
  const { q, attribute } = query.filter;
  const name = buildTextQuery(
    {
      text: attributeValueTranslations.name,
      languageId: attributeValueTranslations.languageId,
      owner: attributeValueTranslations.attributeValueId,
    },
    attributeValues.id,
    defaultLanguageId,
  );
  const all = await db
    .select({
      id: attributeValues.id,
      attribute: attributeValues.attribute,
      code: attributeValues.code,
      name,
      hex: attributeValues.hex,
      scale: attributeValues.scale,
      position: attributeValues.position,
    })
    .from(attributeValues)
    .where(attribute === undefined ? undefined : eq(attributeValues.attribute, attribute))
    .orderBy(asc(attributeValues.attribute), asc(attributeValues.scale), asc(attributeValues.position), asc(attributeValues.id));
  return selectListPage(q ? all.filter((row) => `${row.name} ${row.code}`.toLowerCase().includes(q.trim().toLowerCase())) : all, query);
}

/** The data of an attribute value form. */
export interface AttributeValueRecord extends Omit<AdminAttributeValue, 'name'> {
  texts: { languageId: number; name: string }[];
}

/** @returns undefined if the value does not exist */
export async function findAdminAttributeValue(db: Db, id: number): Promise<AttributeValueRecord | undefined> {
  const [row] = await db.select().from(attributeValues).where(eq(attributeValues.id, id));
  if (!row) return undefined;
  const texts = await db
    .select({ languageId: attributeValueTranslations.languageId, name: attributeValueTranslations.name })
    .from(attributeValueTranslations)
    .where(eq(attributeValueTranslations.attributeValueId, id))
    .orderBy(asc(attributeValueTranslations.languageId));
  return { ...row, texts };
}

/** Locks a value until this transaction ends. */
export async function lockAttributeValue(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: attributeValues.id }).from(attributeValues).where(eq(attributeValues.id, id)).for('update');
}

/** An attribute with its names: `material`. */
export interface AttributeRecord {
  id: string;
  texts: { languageId: number; name: string }[];
}

/** Lists all attributes that have values or names. */
export async function listAdminAttributes(db: Db): Promise<AttributeRecord[]> {
  const used = await db.selectDistinct({ attribute: attributeValues.attribute }).from(attributeValues);
  const texts = await db.select().from(attributeTranslations).orderBy(asc(attributeTranslations.languageId));
  const ids = [...new Set([...used, ...texts].map(({ attribute }) => attribute))].sort();
  return ids.map((id) => ({
    id,
    texts: texts.filter(({ attribute }) => attribute === id).map(({ languageId, name }) => ({ languageId, name })),
  }));
}
