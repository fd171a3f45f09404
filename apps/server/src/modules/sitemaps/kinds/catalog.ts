import { getCatalog, catalogTag } from '#modules/catalog';
import { toPart, type Kind } from './kind.ts';

const tags = [catalogTag];

export const categories: Kind = {
  name: 'categories',
  tags,
  read: async (db, asked) => {
    const { categories: tree } = await getCatalog(db);
    const shown = [...tree.values()].filter(({ isActive, parentId }) => isActive && (parentId === null || tree.get(parentId)?.isActive === true));
    return toPart(
      shown.map(({ id, parentId }) => ({
        getPath: (language) => {
          // The path includes the parent category, like the address of the category page.
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
    const all = [...(await getCatalog(db)).collections.values()];
    return toPart(
      all.filter(({ isActive }) => isActive).map(({ slugs }) => ({ getPath: ({ id }) => (slugs.has(id) ? `/collection/${slugs.get(id)}` : null) })),
      asked,
    );
  },
};

export const brands: Kind = {
  name: 'brands',
  tags,
  read: async (db, asked) => {
    const all = [...(await getCatalog(db)).brands.values()];
    return toPart(
      all.filter(({ isActive }) => isActive).map(({ slug }) => ({ getPath: () => `/brands/${slug}` })),
      asked,
    );
  },
};
