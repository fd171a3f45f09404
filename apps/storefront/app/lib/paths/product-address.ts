import type { Color } from '@selvedge/server/contract';

/** What stands behind a product's path for one of its colours. Nothing else of an address is taken over into a page. */
export const buildColourQuery = ({ code }: Pick<Color, 'code'>): string => `?color=${encodeURIComponent(code)}`;

/**
 * Returns the path of a product's page, without language, in a colour.
 * @param code the colour that is shown of the product; null: it has no colours
 */
export const buildProductAddress = (slug: string, code: string | null): string =>
  `/product/${slug}${code === null ? '' : buildColourQuery({ code })}`;
