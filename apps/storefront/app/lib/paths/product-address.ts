import type { Color } from '@selvedge/server/contract';

/** Returns the query that selects a colour on a product page. All other parameters are dropped. */
export const buildColourQuery = ({ code }: Pick<Color, 'code'>): string => `?color=${encodeURIComponent(code)}`;

/**
 * Returns the path of a product's page, without language, in a colour.
 * @param code the colour; null: the product has no colours
 */
export const buildProductAddress = (slug: string, code: string | null): string =>
  `/product/${slug}${code === null ? '' : buildColourQuery({ code })}`;
