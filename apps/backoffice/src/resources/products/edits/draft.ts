import type { ProductEdit } from '@selvedge/server/admin/catalog';

export type EditKind = ProductEdit['kind'];
type SetChange = Extract<ProductEdit, { how: string }>['how'];
type Badge = Extract<ProductEdit, { kind: 'badges' }>['badges'][number];

/** A change of many products while it is entered. */
export interface EditDraft {
  kind: EditKind;
  /** How tags, badges and attributes change. */
  how: SetChange;
  id: number | null;
  ids: number[];
  tags: string[];
  badges: Badge[];
  /** Local time of the computer: `2026-12-01T08:00`. */
  at: string;
}

export const createDraft = (kind: EditKind): EditDraft => ({ kind, how: 'add', id: null, ids: [], tags: [], badges: [], at: '' });

export const kindLabels: Readonly<Record<EditKind, string>> = {
  category: 'Category',
  brand: 'Brand',
  tags: 'Tags',
  badges: 'Badges',
  attributes: 'Attributes',
  publish: 'Publish now',
  'publish-at': 'Publish at a date',
  unpublish: 'Unpublish (draft)',
  archive: 'Archive',
};

export const setChangeLabels: Readonly<Record<SetChange, string>> = { add: 'Add', remove: 'Remove', set: 'Replace all' };

/** Returns the change as the server expects it; undefined if a value is missing. */
export function toProductEdit({ kind, how, id, ids, tags, badges, at }: EditDraft): ProductEdit | undefined {
  // Only a replacement may be empty: it removes all.
  const isUsable = (list: readonly unknown[]) => how === 'set' || list.length > 0;
  switch (kind) {
    case 'category':
    case 'brand':
      return id === null ? undefined : { kind, id };
    case 'tags':
      return isUsable(tags) ? { kind, how, tags } : undefined;
    case 'badges':
      return isUsable(badges) ? { kind, how, badges } : undefined;
    case 'attributes':
      return isUsable(ids) ? { kind, how, ids } : undefined;
    case 'publish-at':
      return at === '' ? undefined : { kind, at: new Date(at).toISOString() };
    case 'publish':
    case 'unpublish':
    case 'archive':
      return { kind };
  }
}
