import { dropTags } from '#platform/tag-drops';
import type { Tx } from '#platform/transaction';
import { menusOf, menusTag } from './tags.ts';

/** Has the pages made anew that show a link: of one country, or of all where it stands, or stood, everywhere. */
export const dropMenus = (tx: Tx, countryIds: readonly (number | null)[]): Promise<void> =>
  dropTags(
    tx,
    countryIds.map((countryId) => (countryId === null ? menusTag : menusOf(countryId))),
  );
