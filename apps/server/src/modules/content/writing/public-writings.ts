import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { Robots } from '../contract.ts';
import { grouped } from './grouped.ts';
import { isPublic, secondsUntilChange } from './is-public.ts';
import { writings, writingTranslations } from './tables.ts';

/** An article or a page that anybody may read. */
export interface PublicWriting {
  slug: string;
  robots: Robots;
  updatedAt: Date;
  /** The languages that it is written in, by id. */
  languageIds: ReadonlySet<number>;
}

/** @returns `seconds`: until one begins or ends, an hour at most */
export async function publicWritings(db: Db, kind: 'article' | 'page'): Promise<{ writings: PublicWriting[]; seconds: number }> {
  const rows = await db
    .select({
      id: writings.id,
      slug: writings.slug,
      robots: writings.robots,
      updatedAt: writings.updatedAt,
      languageId: writingTranslations.languageId,
    })
    .from(writings)
    .innerJoin(writingTranslations, eq(writingTranslations.writingId, writings.id))
    .where(and(eq(writings.kind, kind), isPublic()))
    .orderBy(asc(writings.id));
  const found = [...grouped(rows, ({ id }) => id).values()].flatMap((texts) => {
    const [first] = texts;
    if (!first || first.slug === null) return [];
    const { slug, robots, updatedAt } = first;
    return [{ slug, robots, updatedAt, languageIds: new Set(texts.map(({ languageId }) => languageId)) }];
  });
  return { writings: found, seconds: await secondsUntilChange(db) };
}
