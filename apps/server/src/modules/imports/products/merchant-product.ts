import { toTags } from '#kit/tags';
import { readStatedComposition } from './fibre-composition.ts';
import { findAudience, getCategoryCode, type Audience, type ProductHints } from './categorize-product.ts';
import { toPlainText } from './plain-text.ts';
import type { Problem } from './problem.ts';
import { getHeader, type ColumnName, type ShopifyLine } from './shopify-columns.ts';
import { buildStableSku } from './stable-sku.ts';
import { readGrams, readPrice, readQuantity, type Refuse } from './variant-cells.ts';
import { listOptionValues, readVariantOptions, type FileOption, type OptionColour, type OptionSize } from './variant-options.ts';

export interface MerchantVariant {
  line: number;
  sku: string;
  barcode: string | null;
  color: OptionColour | null;
  size: OptionSize;
  /** Minor units of the file's currency. `compareAt` is null unless it is above the price. */
  price: number;
  compareAt: number | null;
  /** Pieces; null if the merchant does not track stock. */
  quantity: number | null;
  weightGrams: number;
  /** Image of the variant, if the file has one. */
  pictureUrl: string | null;
}

export interface MerchantPicture {
  line: number;
  url: string;
  alt: string;
}

/** A product of the file, complete and without errors. */
export interface MerchantProduct {
  handle: string;
  line: number;
  title: string;
  description: string;
  vendor: string;
  audience: Audience;
  categoryCode: string;
  tags: string[];
  isPublished: boolean;
  composition: { fibre: string; percent: number }[];
  variants: MerchantVariant[];
  pictures: MerchantPicture[];
}

export interface ReadOptions {
  currency: string;
  /** Overrides the vendor in the file. */
  brand?: string | undefined;
  /** For products without an audience. */
  audience?: Audience | undefined;
}

const MAX_PICTURES = 50;

/**
 * Combines a product's lines. An error in any of them leaves the whole product out.
 * @returns the product, or all its errors
 */
export function readMerchantProduct(handle: string, lines: readonly ShopifyLine[], options: ReadOptions): MerchantProduct | Problem[] {
  const problems: Problem[] = [];
  const refuse = (line: number, column: ColumnName, message: string): void =>
    void problems.push({ line, handle, column: getHeader(column), message });
  const [first] = lines;
  if (!first) return [];
  const getValue = (name: ColumnName): string => lines.map((line) => line.cell(name)).find((cell) => cell !== '') ?? '';

  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,254}$/u.test(handle))
    refuse(first.line, 'handle', 'A handle can contain only letters, digits, hyphens and underscores, and must start with a letter or digit.');
  const title = first.cell('title');
  if (title === '') refuse(first.line, 'title', 'The product has no title on its first line.');
  if (title.length > 255) refuse(first.line, 'title', 'The title is longer than 255 characters.');
  if (isTrue(getValue('giftCard'))) refuse(first.line, 'giftCard', 'The shop does not sell gift cards.');
  const vendor = options.brand ?? getValue('vendor');
  if (vendor === '')
    refuse(
      first.line,
      'vendor',
      'The vendor is missing, so the brand is unknown. Add the vendor to the file, or set a brand for the import (--brand).',
    );

  const hints = readProductHints(getValue, title);
  const audience = findAudience(hints) ?? options.audience;
  if (!audience)
    refuse(first.line, 'tags', 'The audience is unknown. Add a tag for women, men or kids, or set an audience for the import (--audience).');

  const names = readOptionNames(lines);
  const sold = lines.filter((line) => isVariant(line));
  if (sold.length === 0) refuse(first.line, 'price', 'The product has no variant with a price.');
  const variants = sold.map((line) => readVariant(line, handle, names, options.currency, refuse));
  refuseDoubles(variants, refuse);
  const pictures = readPictures(lines, refuse);
  if (problems.length > 0 || !audience) return problems;

  const description = toPlainText(getValue('body'));
  return {
    handle,
    line: first.line,
    title,
    description,
    vendor,
    audience,
    categoryCode: getCategoryCode(hints, audience),
    tags: [...hints.tags],
    isPublished:
      !['false', 'no', '0'].includes(getValue('published').toLowerCase()) && !['draft', 'archived'].includes(getValue('status').toLowerCase()),
    composition: readStatedComposition(description),
    variants,
    pictures,
  };
}

const listTags = (getValue: (name: ColumnName) => string): string[] => toTags(getValue('tags').split(',')).map(({ tag }) => tag);

const readProductHints = (getValue: (name: ColumnName) => string, title: string): ProductHints => ({
  type: getValue('type'),
  tags: listTags(getValue),
  gender: getValue('gender'),
  ageGroup: getValue('ageGroup'),
  category: getValue('category'),
  title,
});

const isTrue = (cell: string): boolean => ['true', 'yes', '1'].includes(cell.toLowerCase());

/** A line that only adds an image has neither an option nor a price. */
const isVariant = (line: ShopifyLine): boolean => line.cell('price') !== '' || line.cell('option1Value') !== '' || line.cell('sku') !== '';

/** Shopify writes option names once, in the product's first line. */
const readOptionNames = (lines: readonly ShopifyLine[]): string[] =>
  (['option1Name', 'option2Name', 'option3Name'] as const).map((name) => lines.map((line) => line.cell(name)).find((cell) => cell !== '') ?? '');

function readVariant(line: ShopifyLine, handle: string, names: readonly string[], currency: string, refuse: Refuse): MerchantVariant {
  const given: FileOption[] = (['option1Value', 'option2Value', 'option3Value'] as const).map((column, index) => {
    const value = line.cell(column);
    if (value.length > 80) refuse(line.line, column, 'The option is longer than 80 characters.');
    if (value === '' && names[index]) refuse(line.line, column, `The variant has no value for ${names[index]}.`);
    if (value !== '' && !names[index]) refuse(line.line, column, 'The option has a value but no name.');
    return { name: names[index] ?? '', value };
  });
  const price = readPrice(line, 'price', currency, refuse) ?? 0;
  const compareAt = line.cell('compareAtPrice') === '' ? undefined : readPrice(line, 'compareAtPrice', currency, refuse);
  const barcode = line.cell('barcode').replace(/^'/, '');
  const sku = line.cell('sku').replace(/^'/, '');
  if (sku.length > 64) refuse(line.line, 'sku', 'The SKU is longer than 64 characters.');
  return {
    line: line.line,
    sku: sku || buildStableSku(handle, listOptionValues(given)),
    barcode: barcode || null,
    ...readVariantOptions(given),
    price,
    compareAt: compareAt !== undefined && compareAt > price ? compareAt : null,
    quantity: readQuantity(line, refuse),
    weightGrams: readGrams(line, refuse),
    pictureUrl: line.cell('variantImage') || null,
  };
}

function refuseDoubles(variants: readonly MerchantVariant[], refuse: Refuse): void {
  const seen = new Map<string, number>();
  for (const { line, color, size, sku } of variants) {
    for (const [key, column, message] of [
      [`options ${color?.code ?? ''} ${size.code}`, 'option1Value', 'A variant with the same options is already on line'],
      [`sku ${sku}`, 'sku', 'A variant with the same SKU is already on line'],
    ] as const) {
      const before = seen.get(key);
      if (before !== undefined) refuse(line, column, `${message} ${before}.`);
      else seen.set(key, line);
    }
  }
}

/** Sorted by position, without repeated addresses. */
function readPictures(lines: readonly ShopifyLine[], refuse: Refuse): MerchantPicture[] {
  const pictures = lines
    .filter((line) => line.cell('imageUrl') !== '')
    .map((line) => ({
      line: line.line,
      url: line.cell('imageUrl'),
      alt: line.cell('imageAlt'),
      position: Number(line.cell('imagePosition')) || Infinity,
    }));
  for (const { line, url } of pictures) {
    if (url.length > 2000 || !URL.canParse(url) || !['http:', 'https:'].includes(new URL(url).protocol))
      refuse(line, 'imageUrl', `"${url.slice(0, 80)}" is not the URL of a picture.`);
  }
  return [...new Map(pictures.sort((a, b) => a.position - b.position).map(({ line, url, alt }) => [url, { line, url, alt }])).values()].slice(
    0,
    MAX_PICTURES,
  );
}
