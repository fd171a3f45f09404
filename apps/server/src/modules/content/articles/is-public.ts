import { eq, or, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { isShownNow, getSecondsUntilNext } from '#platform/sql/dated';
import type { Preview } from '../preview/find-preview.ts';
import { contentArticles } from './tables.ts';

const writtenKinds = ['article', 'question', 'page'];

/** Matches active texts within their dates, and the text of a preview. */
export const isPublic = (preview: Preview | null = null): SQL | undefined =>
  or(isShownNow(contentArticles), preview && writtenKinds.includes(preview.kind) ? eq(contentArticles.id, preview.id) : undefined);

/** Returns the seconds until a text starts or ends, at most an hour. This is the cache time of responses with texts. */
export const getSecondsUntilChange = (db: Db): Promise<number> => getSecondsUntilNext(db, contentArticles);
