import { addressesOfProducts, wholeListingTag } from '#modules/catalog';
import { listedProducts } from '#modules/search';
import type { Kind } from './kind.ts';

export const products: Kind = {
  name: 'products',
  tags: [wholeListingTag],
  read: async (db, asked) => {
    const { total, products: listed } = await listedProducts(db, asked);
    const found = await addressesOfProducts(
      db,
      listed.map(({ productId }) => productId),
    );
    const entries = listed.flatMap(({ productId, countryIds }) => {
      const product = found.get(productId);
      if (!product) return [];
      const { slugs, updatedAt: changedAt } = product;
      const pathIn = ({ id }: { id: number }) => (slugs.has(id) ? `/product/${slugs.get(id)}` : null);
      return [{ pathIn, changedAt, countryIds }];
    });
    return { entries, total };
  },
};
