import type { ImportOptions } from './import-options.ts';
import type { MerchantProduct } from './merchant-product.ts';
import { hasResponsibleFor, type PlannedProduct } from './plan-product.ts';
import type { ProductToBring } from './product-to-bring.ts';

/** Leaves whose goods come back only sealed. */
const hygiene = /-(?:underwear|bodysuits|baby-bodysuits|socks|tights-socks|swimwear)$/;

/** A planned product of Shopify's file as it is to be written: what the file leaves out is closed. */
export function bringShopify(planned: PlannedProduct, options: ImportOptions): ProductToBring {
  const { product } = planned;
  const { handle, line, title, vendor, categoryCode, audience } = product;
  return {
    handle,
    line,
    title,
    brand: vendor,
    maker: options.maker
      ? { contact: options.maker, responsible: hasResponsibleFor(options) ? (options.responsible ?? null) : null }
      : { id: planned.makerId },
    categoryCode,
    audience,
    status: planned.status,
    missing: planned.missing,
    composition: planned.parts,
    care: planned.care,
    isHygiene: hygiene.test(categoryCode),
    vatCategory: audience === 'kids' ? 'children' : 'standard',
    texts: [{ languageId: options.languageId, name: title, description: product.description }],
    variants: product.variants.map(({ sku, color, size, barcode, weightGrams, quantity }) => ({
      sku,
      color,
      size,
      barcode,
      weightGrams,
      quantity,
      isActive: true,
    })),
    closesOthers: true,
    pictures: product.pictures.map(({ url }) => ({ url, colorCode: colorShownBy(url, product) })),
    prices: planned.prices,
    isToFetch: planned.toFetch.length > 0,
  };
}

/** The colour that a picture belongs to, where the file shows it with variants of one colour only. */
function colorShownBy(url: string, { variants }: MerchantProduct): string | null {
  const shown = new Set(variants.filter(({ pictureUrl }) => pictureUrl === url).map(({ color }) => color?.code ?? ''));
  const [only] = shown;
  return shown.size === 1 && only ? only : null;
}
