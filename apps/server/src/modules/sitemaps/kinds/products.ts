import { listProductSlugs, wholeListingTag } from '#modules/catalog';
import { listSoldProducts } from '#modules/search';
import type { Kind } from './kind.ts';

export const products: Kind = {
  name: 'products',
  tags: [wholeListingTag],
  read: async (db, asked) => {
    const { total, products: listed } = await listSoldProducts(db, asked);
    const found = await listProductSlugs(
      db,
      listed.map(({ productId }) => productId),
    );
    const entries = listed.flatMap(({ productId, countryIds }) => {
      const product = found.get(productId);
      if (!product) return [];
      const { slugs, updatedAt: changedAt } = product;
      const getPath = ({ id }: { id: number }) => (slugs.has(id) ? `/product/${slugs.get(id)}` : null);
      return [{ getPath, changedAt, countryIds }];
    });
    return { entries, total };
  },
};
