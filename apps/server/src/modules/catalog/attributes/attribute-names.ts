import type { Db } from '#platform/database';
import { valueName } from '../texts/names.ts';
import { getCatalog } from '../snapshot.ts';

/** A colour, size or other value with its name in one language. */
export interface NamedValue {
  id: number;
  code: string;
  name: string;
  hex: string | null;
  position: number;
}

/** Returns values by their ids. */
export async function valuesById(db: Db, ids: readonly number[], languageId: number): Promise<Map<number, NamedValue>> {
  const { values } = await getCatalog(db);
  return new Map(
    ids.flatMap((id) => {
      const value = values.get(id);
      return value ? [[id, { id, code: value.code, name: valueName(value, languageId), hex: value.hex, position: value.position }] as const] : [];
    }),
  );
}
