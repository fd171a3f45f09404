import { catalogOf, catalogTag } from '#modules/catalog';
import { partOf, type Kind } from './kind.ts';

const tags = [catalogTag];

export const categories: Kind = {
  name: 'categories',
  tags,
  read: async (db, asked) => {
    const { categories: tree } = await catalogOf(db);
    const shown = [...tree.values()].filter(({ isActive, parentId }) => isActive && (parentId === null || tree.get(parentId)?.isActive === true));
    return partOf(
      shown.map(({ id, parentId }) => ({
        pathIn: (language) => {
          // As its page has it: below the one above.
          const path = (parentId === null ? [id] : [parentId, id]).map((step) => tree.get(step)?.slugs.get(language.id));
          return path.includes(undefined) ? null : `/category/${path.join('/')}`;
        },
      })),
      asked,
    );
  },
};

export const collections: Kind = {
  name: 'collections',
  tags,
  read: async (db, asked) => {
    const all = [...(await catalogOf(db)).collections.values()];
    return partOf(
      all.filter(({ isActive }) => isActive).map(({ slugs }) => ({ pathIn: ({ id }) => (slugs.has(id) ? `/collection/${slugs.get(id)}` : null) })),
      asked,
    );
  },
};

export const brands: Kind = {
  name: 'brands',
  tags,
  read: async (db, asked) => {
    const all = [...(await catalogOf(db)).brands.values()];
    return partOf(
      all.filter(({ isActive }) => isActive).map(({ slug }) => ({ pathIn: () => `/brands/${slug}` })),
      asked,
    );
  },
};
