import { defaultLanguageId } from '@selvedge/i18n';
import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { slugs } from '../tables.ts';

/**
 * Selects a translated text in a language, else in English, else in any language. An empty text is a missing one.
 * @param text the wanted column; `owner` is the translation's column that must equal `id`
 */
export function buildTextQuery(
  { text, languageId, owner }: { text: AnyPgColumn; languageId: AnyPgColumn; owner: AnyPgColumn },
  id: SQL | AnyPgColumn,
  language: number | SQL,
): SQL<string> {
  return sql<string>`coalesce((select ${text} from ${text.table} where ${owner} = ${id} and ${text} <> '' order by ${languageId} = ${language} desc, ${languageId} = ${defaultLanguageId} desc limit 1), '')`;
}

/** Selects the current slug of a target in a language, else in English. */
export function buildSlugQuery(kind: 'product' | 'category' | 'collection', id: SQL | AnyPgColumn, language: number | SQL): SQL<string> {
  return sql<string>`coalesce((select ${slugs.slug} from ${slugs} where ${slugs.kind} = ${kind} and ${slugs.targetId} = ${id} and ${slugs.isCurrent} order by ${slugs.languageId} = ${language} desc, ${slugs.languageId} = ${defaultLanguageId} desc limit 1), '')`;
}
