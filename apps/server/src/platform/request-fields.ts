import { z } from '@hono/zod-openapi';

/**
 * The schemas of the values that a request can contain. `request-fields.test.ts` sends hostile values to every field of every call, so it fails for a
 * field without one of these schemas.
 */

/** The largest value of PostgreSQL's `integer`. */
export const MAX_INTEGER = 2 ** 31 - 1;

/** Removes characters that PostgreSQL cannot store: U+0000 and lone surrogates. Pasted texts contain them and must not be rejected for that. */
const removeUnstorable = (text: string): string => text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '');

const isStorable = (text: string): boolean => removeUnstorable(text) === text;

/** A text. Add `.max(…)`, because every text needs a maximum length. */
export const textField = z.string().overwrite(removeUnstorable);

/** The last segment of a path, such as `linen-shirt`. */
export const slugField = textField.max(300);

/** The id of a record in a body. */
export const idField = z.int().positive().max(MAX_INTEGER);

/** The id of a record in a path or query. */
export const idQuery = z.coerce.number().int().positive().max(MAX_INTEGER);

/** An amount in major units. */
export const amountField = z.number().min(-1_000_000_000).max(1_000_000_000);

/** Returns the query fields of a list: the page number from 1, and the number of items per page. */
export const buildPageFields = ({ take, maxTake, maxPage = 100_000 }: { take: number; maxTake: number; maxPage?: number }) => ({
  page: z.coerce.number().int().min(1).max(maxPage).default(1),
  take: z.coerce.number().int().min(1).max(maxTake).default(take),
});

/** Bounds of {@link jsonField}. The largest value in practice is the response of an authenticator. */
const jsonBounds = { depth: 8, characters: 20_000 };

/** Returns whether a JSON value can be stored and is within {@link jsonBounds}. */
function isBoundedJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= jsonBounds.depth) return false;
  return Object.entries(value).every(([key, part]) => isStorable(key) && isBoundedJson(part, depth + 1));
}

/** A JSON object, such as the terms of a discount rule. The operation checks its fields. */
export const jsonField = z
  .record(z.string(), z.unknown())
  .refine((value) => isBoundedJson(value) && JSON.stringify(value).length <= jsonBounds.characters, {
    message: 'Contains too much, or characters that cannot be stored',
    params: { code: 'characters' },
  });

/** Returns the valid record ids among the `ids` of a list query. Other texts match no record. */
export const toRecordIds = (ids: readonly string[]): number[] => ids.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_INTEGER);
