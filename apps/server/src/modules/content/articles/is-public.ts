import { eq, or, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { isShownNow, getSecondsUntilNext } from '#platform/sql/dated';
import type { Preview } from '../preview/find-preview.ts';
import { contentArticles } from './tables.ts';

const writtenKinds = ['article', 'question', 'page'];

/** Matches active texts within their dates, and the one of a preview. */
export const isPublic = (preview: Preview | null = null): SQL | undefined =>
  or(isShownNow(contentArticles), preview && writtenKinds.includes(preview.kind) ? eq(contentArticles.id, preview.id) : undefined);

/** @returns seconds until a text starts or ends, an hour at most: the cache time of responses with such texts */
export const getSecondsUntilChange = (db: Db): Promise<number> => getSecondsUntilNext(db, contentArticles);
