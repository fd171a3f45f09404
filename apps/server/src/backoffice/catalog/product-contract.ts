import { z } from '@hono/zod-openapi';
import { makeNullable } from '#platform/http';
import {
  badgeSchema,
  careCodes,
  fibreCodes,
  imageSchema,
  MAX_PRODUCT_ATTRIBUTES,
  MAX_PRODUCT_TAG_LENGTH,
  MAX_PRODUCT_TAGS,
  partCodes,
  vatCategories,
} from '#contracts/catalog';
import { languageCount } from '../language-fields.ts';
import { MAX_INTEGER, idField, textField } from '#platform/request-fields';

const id = idField;
const ids = z.array(id).max(200);
/** Any merchant number without characters that scanners cannot read. */
const createCodeSchema = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'Required')
    .max(max)
    .regex(/^[^\p{C}]+$/u, 'Line breaks are not allowed');

const compositionSchema = z.array(
  z.object({
    part: z.enum(partCodes, 'Select a part'),
    fibres: z
      .array(z.object({ fibre: z.enum(fibreCodes, 'Select a fibre'), percent: z.number('Enter a percentage').min(0.1).max(100) }))
      .min(1, 'Add at least one fibre')
      .max(15)
      .refine(addUp, 'The fibres of each part must add up to 100 %')
      .refine((fibres) => new Set(fibres.map(({ fibre }) => fibre)).size === fibres.length, 'Each fibre can be used only once'),
  }),
);

/** Adds in tenths, so that 33.3, 33.3 and 33.4 make 100 without floating-point errors. */
function addUp(fibres: { percent: number }[]): boolean {
  return fibres.reduce((sum, { percent }) => sum + Math.round(percent * 10), 0) === 1000;
}

/** Import files separate tags by commas. */
export const productTagSchema = textField
  .trim()
  .min(1, 'Enter a tag')
  .max(MAX_PRODUCT_TAG_LENGTH)
  .regex(/^[^,]*$/, 'A tag cannot contain a comma');

const amount = z.number('Enter an amount').positive('Enter a price greater than 0').max(10_000_000);
/** An instant, ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime({ error: 'Enter a date and a time' }).transform((text) => new Date(text).toISOString());
export const localTimeSchema = z.iso
  .datetime({ local: true, precision: -1, error: 'Enter a date and a time' })
  .refine((text) => !text.endsWith('Z'), 'Local time of the country, without a time zone')
  .nullable();

/** Decimal amounts in the country's currency, VAT included; dates in the country's local time: `2026-12-01T08:00`. */
const priceSchema = z.object({ countryId: id, regular: amount, sale: amount.nullable(), saleFrom: localTimeSchema, saleUntil: localTimeSchema });
export type PriceForm = z.infer<typeof priceSchema>;

const alts = z.array(z.object({ languageId: id, alt: textField.max(300) })).max(languageCount);

export const productFormSchema = z
  .object({
    handle: z
      .string()
      .trim()
      .min(1, 'Enter a handle')
      .max(200)
      .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u, 'Use letters, digits, dots, hyphens and underscores'),
    brandId: z.int('Select a brand').positive().max(MAX_INTEGER),
    makerId: id.nullable(),
    vendorId: id.nullable().default(null).openapi({ description: 'For requests by a vendor, always the vendor’s own id' }),
    categoryId: z.int('Select a category').positive().max(MAX_INTEGER),
    collectionIds: ids,
    audience: z.enum(['women', 'men', 'kids'], 'Select an audience'),
    status: z.enum(['draft', 'published', 'retired']),
    publishAt: momentSchema.nullable().default(null).openapi({ description: 'When a draft will be published' }),
    isHygiene: z.boolean(),
    vatCategory: z.enum(vatCategories),
    care: z.array(z.enum(careCodes)).max(20),
    sizeChartId: id.nullable(),
    badges: z.array(badgeSchema).max(4),
    tags: z.array(productTagSchema).max(MAX_PRODUCT_TAGS).default([]),
    attributeValueIds: z.array(id).max(MAX_PRODUCT_ATTRIBUTES),
    composition: compositionSchema
      .max(5)
      .refine((parts) => new Set(parts.map(({ part }) => part)).size === parts.length, 'Each part can be used only once'),
    texts: z
      .array(
        z.object({
          languageId: id,
          name: textField.trim().max(200),
          description: textField.trim().max(20_000),
          slug: textField.trim().max(120).openapi({ description: 'If empty, derived from the name' }),
        }),
      )
      .max(languageCount),
    variants: z
      .array(
        z.object({
          colorId: id.nullable(),
          sizeId: id,
          sku: createCodeSchema(100),
          barcode: createCodeSchema(60).nullable(),
          weightGrams: z.int().min(0).max(100_000),
          isActive: z.boolean(),
        }),
      )
      .max(400),
    prices: z.array(priceSchema).max(50),
    pictures: z.array(z.object({ mediaId: id, colorId: id.nullable(), alts })).max(60),
  })
  .openapi('ProductForm');
export type ProductForm = z.infer<typeof productFormSchema>;

export const stockFigureSchema = z.object({
  id: z.int(),
  sku: z.string(),
  colorId: z.int().nullable(),
  sizeId: z.int(),
  onHand: z.int(),
  held: z.int(),
});

/** A stored form with further data that is not saved with it. */
export const productRecordSchema = productFormSchema
  .extend({
    id: z.int(),
    revision: z.string(),
    missing: z.array(z.string()).openapi({ description: 'Legally required data that is missing' }),
    /** Missing fields if it were published now. */
    lacking: z.array(z.object({ field: z.string(), message: z.string() })),
    stock: z.array(stockFigureSchema),
    images: z.array(imageSchema.extend({ mediaId: z.int() })),
    /** Prices of single variants, which the form does not change. */
    variantPrices: z.array(priceSchema.extend({ variantId: z.int(), currency: z.string() })),
    /** The prior price of a reduction that would begin now, by country. */
    priorPrices: z.array(z.object({ countryId: z.int(), price: z.number() })),
    updatedAt: z.string(),
  })
  .openapi('ProductRecord');
export type ProductRecord = z.infer<typeof productRecordSchema>;

export const adminProductSchema = z
  .object({
    id: z.int(),
    handle: z.string(),
    name: z.string(),
    status: z.enum(['draft', 'published', 'retired']),
    brand: z.string(),
    category: z.string(),
    vendorId: z.int().nullable(),
    missing: z.array(z.string()),
    badges: z.array(badgeSchema),
    tags: z.array(z.string()),
    image: makeNullable(imageSchema),
    publishAt: z.string().nullable(),
    variantCount: z.int(),
    availableCount: z.int(),
    free: z.int(),
    languageCount: z.int(),
    updatedAt: z.string(),
    /** Current price in the chosen country, decimal; null: no price there. */
    price: z.object({ currency: z.string(), from: z.number(), to: z.number(), isReduced: z.boolean() }).nullable(),
  })
  .openapi('AdminProduct');
export type AdminProductRow = z.infer<typeof adminProductSchema>;

export const stockCountSchema = z.object({
  reason: textField.trim().min(1, 'Enter a reason').max(120),
  counts: z
    .array(z.object({ variantId: id, pieces: z.int().min(0).max(1_000_000), shown: z.int32() }))
    .min(1)
    .max(400),
});

const named = z.object({ id: z.int(), name: z.string() });

/** The choices of a product form. */
export const productChoicesSchema = z
  .object({
    brands: z.array(named),
    categories: z.array(named),
    collections: z.array(named),
    makers: z.array(named.extend({ countryCode: z.string(), hasResponsible: z.boolean() })),
    sizeCharts: z.array(named),
    colors: z.array(named.extend({ code: z.string(), hex: z.string().nullable() })),
    sizes: z.array(named.extend({ code: z.string(), scale: z.string().nullable() })),
    attributeValues: z.array(named.extend({ code: z.string(), attribute: z.string() })),
    vendors: z.array(named),
    countries: z.array(named.extend({ code: z.string(), currency: z.string(), decimals: z.int(), timeZone: z.string() })),
    openLanguages: z.array(named).openapi({ description: 'The default languages of the open countries' }),
    careCodes: z.array(z.string()),
    fibreCodes: z.array(z.string()),
    partCodes: z.array(z.string()),
    vatCategories: z.array(z.string()),
    isVendor: z.boolean(),
  })
  .openapi('ProductChoices');
export type ProductChoices = z.infer<typeof productChoicesSchema>;
