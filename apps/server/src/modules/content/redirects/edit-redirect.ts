import { eq, isNotNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import type { Db } from '#platform/database';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { redirectPath } from './redirect-path.ts';
import { redirectProblem, type RedirectInput } from './redirect-problem.ts';
import { readRedirects, redirectKey } from './get-redirects.ts';
import { redirects } from '../tables.ts';
import { redirectsTag } from '../tags.ts';

/**
 * Saves a redirect. All processes use it within a second. The caller must hold the lock of the redirects.
 * @param id null for a new redirect
 * @returns the id of the redirect
 * @throws InvalidInput if the target is missing, the redirect forms a loop, the source is a page of the shop, or the source has a redirect
 */
export async function editRedirect(tx: Tx, id: number | null, input: RedirectInput): Promise<number> {
  const all = await readRedirects(tx);
  const [before] = id === null ? [] : await tx.select().from(redirects).where(eq(redirects.id, id));
  if (before) all.delete(redirectKey(before.countryId, before.fromPath));
  const trimmed = { ...input, fromPath: input.fromPath.trim(), toAddress: input.toAddress.trim() };
  const problem = redirectProblem(trimmed, all, await listCountriesWithRedirects(tx));
  if (problem) throw createRefusal(problem.field, problem.code, problem.message);
  const fromPath = redirectPath(trimmed.fromPath) ?? '';
  if (all.has(redirectKey(input.countryId, fromPath))) throw createRefusal('fromPath', 'taken', 'A redirect from this path already exists');
  const row = { ...trimmed, fromPath };
  const [saved] =
    id === null
      ? await tx
          .insert(redirects)
          .values({ ...row, createdAt: now() })
          .returning({ id: redirects.id })
      : await tx.update(redirects).set(row).where(eq(redirects.id, id)).returning({ id: redirects.id });
  if (!saved) throw new Error(`redirect ${id} was not saved`);
  await dropTags(tx, [redirectsTag]);
  return saved.id;
}

const createRefusal = (field: string, code: string, message: string) => new InvalidInput([{ field, code, params: { message } }]);

/** Lists the ids of countries with their own redirects. */
export async function listCountriesWithRedirects(db: Db): Promise<number[]> {
  const rows = await db.selectDistinct({ countryId: redirects.countryId }).from(redirects).where(isNotNull(redirects.countryId));
  return rows.flatMap(({ countryId }) => countryId ?? []);
}
