import type { ImportOptions } from './import-options.ts';
import type { MerchantProduct } from './merchant-product.ts';
import { hasResponsiblePerson, type PlannedProduct } from '../plan/plan-product.ts';
import type { ProductToImport } from './import-types.ts';

/** Categories whose products can be returned only if sealed. */
const hygieneCategories = /-(?:underwear|bodysuits|baby-bodysuits|socks|tights-socks|swimwear)$/;

/** Converts a planned product of Shopify's file to the product to write. Variants that the file lacks are closed. */
export function importShopifyProducts(planned: PlannedProduct, options: ImportOptions): ProductToImport {
  const { product } = planned;
  const { handle, line, title, vendor, categoryCode, audience } = product;
  return {
    handle,
    line,
    title,
    brand: vendor,
    maker: options.maker
      ? { contact: options.maker, responsible: hasResponsiblePerson(options) ? (options.responsible ?? null) : null }
      : { id: planned.makerId },
    categoryCode,
    audience,
    status: planned.status,
    missing: planned.missing,
    composition: planned.parts,
    care: planned.care,
    isHygiene: hygieneCategories.test(categoryCode),
    vatCategory: audience === 'kids' ? 'children' : 'standard',
    // A file without tags keeps the stored tags.
    tags: product.tags.length > 0 ? product.tags : null,
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
    pictures: product.pictures.map(({ url }) => ({ url, colorCode: findPictureColor(url, product) })),
    prices: planned.prices,
    isToFetch: planned.toFetch.length > 0,
    keepsPhotos: planned.keepsPhotos,
    awaitsPhotos: planned.awaitsPhotos,
  };
}

/** Returns the colour of an image if the file uses the image for variants of one colour only. */
function findPictureColor(url: string, { variants }: MerchantProduct): string | null {
  const shown = new Set(variants.filter(({ pictureUrl }) => pictureUrl === url).map(({ color }) => color?.code ?? ''));
  const [only] = shown;
  return shown.size === 1 && only ? only : null;
}
