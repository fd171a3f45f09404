import type { Badge, CareCode, FibreCode, PartCode, vatCategories } from '../contract.ts';
import type { ProductRecord } from './product-record.ts';

/** The fields of a product that staff save together. Its prices belong to the pricing module; stock is corrected separately. */
export interface ProductForm {
  handle: string;
  brandId: number;
  makerId: number | null;
  vendorId: number | null;
  categoryId: number;
  collectionIds: number[];
  audience: 'women' | 'men' | 'kids';
  status: 'draft' | 'published' | 'retired';
  /** ISO 8601; null: not scheduled. */
  publishAt: string | null;
  isHygiene: boolean;
  vatCategory: (typeof vatCategories)[number];
  care: CareCode[];
  sizeChartId: number | null;
  badges: Badge[];
  tags: string[];
  attributeValueIds: number[];
  composition: { part: PartCode; fibres: { fibre: FibreCode; percent: number }[] }[];
  /** An empty slug is derived from the name. */
  texts: { languageId: number; name: string; description: string; slug: string }[];
  variants: { colorId: number | null; sizeId: number; sku: string; barcode: string | null; weightGrams: number; isActive: boolean }[];
  pictures: { mediaId: number; colorId: number | null; alts: { languageId: number; alt: string }[] }[];
}

/** Returns the form of a stored product. Leaves out stock and other values that change without an edit. */
export function toProductForm({ texts, variants, pictures, ...stored }: ProductRecord): ProductForm {
  return {
    handle: stored.handle,
    brandId: stored.brandId,
    makerId: stored.makerId,
    vendorId: stored.vendorId,
    categoryId: stored.categoryId,
    collectionIds: stored.collectionIds,
    audience: stored.audience,
    status: stored.status,
    publishAt: stored.publishAt?.toISOString() ?? null,
    isHygiene: stored.isHygiene,
    vatCategory: stored.vatCategory as ProductForm['vatCategory'],
    care: stored.care as ProductForm['care'],
    sizeChartId: stored.sizeChartId,
    badges: stored.badges,
    tags: stored.tags,
    attributeValueIds: stored.attributeValueIds,
    composition: stored.composition as ProductForm['composition'],
    texts,
    variants: variants.map(({ colorId, sizeId, sku, barcode, weightGrams, isActive }) => ({ colorId, sizeId, sku, barcode, weightGrams, isActive })),
    pictures: pictures.map(({ mediaId, colorId, alts }) => ({ mediaId, colorId, alts })),
  };
}
