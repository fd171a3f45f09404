import { isDeepStrictEqual } from 'node:util';
import { toTagKey, toTags } from '#kit/tags';
import type { Badge } from '../contract.ts';
import type { ProductState } from './product-state.ts';

type SetChange = 'add' | 'remove' | 'set';

/** A change of one kind of data, as staff enter it. */
export type ProductEdit =
  | { kind: 'category' | 'brand'; id: number }
  | { kind: 'tags'; how: SetChange; tags: readonly string[] }
  | { kind: 'badges'; how: SetChange; badges: readonly Badge[] }
  | { kind: 'attributes'; how: SetChange; ids: readonly number[] }
  | { kind: 'publish' | 'unpublish' | 'archive' }
  /** ISO 8601. */
  | { kind: 'publish-at'; at: string };

/** Returns the data that an edit changes in a product; empty if nothing changes. @param at the time of the edit, ISO 8601 */
export function editState(state: ProductState, edit: ProductEdit, at: string): Partial<ProductState> {
  switch (edit.kind) {
    case 'category':
      return edit.id === state.categoryId ? {} : { categoryId: edit.id };
    case 'brand':
      return edit.id === state.brandId ? {} : { brandId: edit.id };
    case 'tags':
      return editTags(state, edit);
    case 'badges': {
      const badges = changeSet(state.badges, edit.badges, edit.how).sort();
      return isDeepStrictEqual(badges, state.badges) ? {} : { badges };
    }
    case 'attributes': {
      const attributeValueIds = changeSet(state.attributeValueIds, edit.ids, edit.how).sort((a, b) => a - b);
      return isDeepStrictEqual(attributeValueIds, state.attributeValueIds) ? {} : { attributeValueIds };
    }
    default:
      return editPublication(state, edit, at);
  }
}

type Publication = Extract<ProductEdit, { kind: 'publish' | 'unpublish' | 'archive' | 'publish-at' }>;

function editPublication(state: ProductState, edit: Publication, at: string): Partial<ProductState> {
  switch (edit.kind) {
    case 'publish':
      return state.status === 'published' ? {} : { status: 'published', ...endSchedule(state), publishedAt: state.publishedAt ?? at };
    case 'publish-at':
      return state.status === 'draft' && state.publishAt === edit.at ? {} : { status: 'draft', publishAt: edit.at };
    case 'unpublish':
      return state.status === 'draft' && state.publishAt === null ? {} : { status: 'draft', ...endSchedule(state) };
    case 'archive':
      return state.status === 'retired' ? {} : { status: 'retired', ...endSchedule(state) };
  }
}

const endSchedule = ({ publishAt }: ProductState): Partial<ProductState> => (publishAt === null ? {} : { publishAt: null });

function editTags(state: ProductState, { how, tags }: ProductEdit & { kind: 'tags' }): Partial<ProductState> {
  const wanted = toTags(tags);
  const known = toTags(state.tags);
  const keys = changeSet(
    known.map(({ key }) => key),
    wanted.map(({ key }) => key),
    how,
  ).sort();
  if (isDeepStrictEqual(keys, known.map(({ key }) => key).sort())) return {};
  // A known tag keeps its spelling.
  const spellings = new Map([...wanted, ...known].map(({ key, tag }) => [key, tag]));
  return { tags: keys.map((key) => spellings.get(key) ?? key) };
}

const changeSet = <Item>(before: readonly Item[], named: readonly Item[], how: SetChange): Item[] => {
  if (how === 'set') return [...new Set(named)];
  return how === 'add' ? [...new Set([...before, ...named])] : before.filter((item) => !named.includes(item));
};

/** Returns whether two values of a field are the same for shoppers and staff. Upper and lower case are the same tag. */
export const isSameValue = (field: keyof ProductState, a: unknown, b: unknown): boolean => {
  if (field === 'tags') return isDeepStrictEqual((a as string[]).map(toTagKey).sort(), (b as string[]).map(toTagKey).sort());
  return isDeepStrictEqual(a, b);
};
