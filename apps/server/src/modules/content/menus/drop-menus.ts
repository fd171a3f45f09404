import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { buildMenusTag, menusTag } from '../tags.ts';

/** Drops the cached menus of these countries. A null value drops the menus of all countries. */
export const dropMenus = (tx: Tx, countryIds: readonly (number | null)[]): Promise<void> =>
  dropTags(
    tx,
    countryIds.map((countryId) => (countryId === null ? menusTag : buildMenusTag(countryId))),
  );
