import type { PresentProduct, PresentVariant } from '../products/present-products.ts';
import type { VariantToImport } from '../products/import-types.ts';
import { buildStableSku } from '../products/stable-sku.ts';
import { toSize } from '../products/variant-options.ts';
import type { TableLine, TableProduct } from './table-product.ts';
import type { TableContext } from './table-context.ts';

/** A variant of the table with its new values. */
export interface PlannedVariant extends VariantToImport {
  line: TableLine;
  known: PresentVariant | undefined;
}

type Refuse = (line: number, column: string, message: string) => void;

/** Returns the variants of a table, identified by colour and size or by SKU alone. A line without any of these applies to the whole product. */
export function planTableVariants(
  fileProduct: TableProduct,
  present: PresentProduct | undefined,
  context: TableContext,
  refuse: Refuse,
): { variants: PlannedVariant[]; changes: string[] } {
  const variants: PlannedVariant[] = [];
  const seen = new Map<string, number>();
  for (const line of fileProduct.lines) {
    const variant = planVariant(line, fileProduct, present, context, refuse);
    if (!variant) continue;
    const keys = [`${variant.color?.code ?? ''}/${variant.size.code}`, `sku ${variant.sku}`];
    const before = keys.map((key) => seen.get(key)).find((each) => each !== undefined);
    if (before !== undefined) refuse(line.line, line.sku === undefined ? 'size' : 'sku', `The same variant is already on line ${before}.`);
    for (const key of keys) seen.set(key, line.line);
    variants.push(variant);
  }
  const both = variants.flatMap(({ known, ...variant }) => (known ? [{ variant, known }] : []));
  const count = (matches: (each: (typeof both)[number]) => boolean): number => both.filter(matches).length;
  const added = variants.length - both.length;
  const facts = count(
    ({ variant, known }) => variant.sku !== known.sku || variant.barcode !== known.barcode || variant.weightGrams !== known.weightGrams,
  );
  const active = count(({ variant, known }) => variant.isActive !== known.isActive);
  const stock = count(({ variant, known }) => variant.quantity !== null && Math.max(variant.quantity, known.held) !== known.onHand);
  const changes = [
    added > 0 && `${added} new ${added === 1 ? 'variant' : 'variants'}`,
    facts > 0 && 'SKU, barcode or weight',
    active > 0 && `${active} ${active === 1 ? 'variant' : 'variants'} activated or deactivated`,
    stock > 0 && `stock of ${stock} ${stock === 1 ? 'variant' : 'variants'}`,
  ].filter((change) => typeof change === 'string');
  return { variants, changes };
}

function planVariant(
  line: TableLine,
  fileProduct: TableProduct,
  present: PresentProduct | undefined,
  context: TableContext,
  refuse: Refuse,
): PlannedVariant | undefined {
  const found = isUnnamed(line) ? findOnlyVariant(line, fileProduct, present, refuse) : findNamedVariant(line, fileProduct, present, context, refuse);
  if (!found) return undefined;
  const { known, color, size } = found;
  const { barcode, weightGrams, isActive } = known ?? newVariant;
  return {
    line,
    known,
    color,
    size,
    sku: line.sku ?? known?.sku ?? buildStableSku(fileProduct.handle, [...(color ? [color.name] : []), size.name]),
    barcode: line.barcode === undefined ? barcode : line.barcode,
    weightGrams: line.weightGrams ?? weightGrams,
    isActive: line.isActive ?? isActive,
    quantity: line.stock ?? null,
  };
}

const newVariant = { barcode: null, weightGrams: 0, isActive: true };

const isUnnamed = ({ sku, color, size }: TableLine): boolean => sku === undefined && color === undefined && size === undefined;

type Found = Pick<PlannedVariant, 'known' | 'color' | 'size'>;

/** A line with variant data that does not identify a variant applies to the only variant. */
function findOnlyVariant(line: TableLine, fileProduct: TableProduct, present: PresentProduct | undefined, refuse: Refuse): Found | undefined {
  const hasVariantValue = [line.stock, line.barcode, line.weightGrams, line.isActive].some((each) => each !== undefined);
  if (!present) {
    if (fileProduct.lines.length === 1) return { known: undefined, color: null, size: toSize('one size') };
    refuseUnnamed(line, fileProduct, refuse);
    return undefined;
  }
  const [only, ...others] = present.variants;
  if (!hasVariantValue) return undefined;
  if (only && others.length === 0) return toFound(only);
  refuse(line.line, 'sku', 'The product has several variants. Identify the variant by its SKU, or by colour and size.');
  return undefined;
}

function refuseUnnamed(line: TableLine, fileProduct: TableProduct, refuse: Refuse): void {
  if (fileProduct.lines.some((other) => other !== line && !isUnnamed(other))) return;
  refuse(line.line, 'size', 'The product has several lines. Identify the variant of each line by size, colour or SKU.');
}

function findNamedVariant(
  line: TableLine,
  { lines }: TableProduct,
  present: PresentProduct | undefined,
  context: TableContext,
  refuse: Refuse,
): Found | undefined {
  const bySku = line.sku === undefined ? undefined : present?.variants.find(({ sku }) => sku === line.sku);
  if (line.color === undefined && line.size === undefined) {
    if (bySku) return toFound(bySku);
    if (present) refuse(line.line, 'sku', `The product has no variant with the SKU ${line.sku ?? ''}. A new variant needs a size.`);
    else if (lines.length > 1) refuse(line.line, 'size', 'A new product with several variants needs a size for each variant.');
    else return { known: undefined, color: null, size: toSize('one size') };
    return undefined;
  }
  const color = line.color === undefined ? null : context.colour(line.color);
  const size = line.size === undefined ? toSize('one size') : context.size(line.size);
  const known = present?.variants.find((variant) => variant.color === (color?.code ?? null) && variant.size === size.code);
  if (bySku && bySku !== known) {
    const is = [bySku.color, bySku.size].filter(Boolean).join(' / ');
    refuse(line.line, 'sku', `The SKU ${bySku.sku} is ${is} in the shop. The colour and size of a variant cannot be changed.`);
    return undefined;
  }
  return { known, color, size };
}

/** Returns the codes of the variant. Its names come from the shop. */
const toFound = (known: PresentVariant): Found => ({
  known,
  color: known.color === null ? null : { code: known.color, name: known.color, hex: null },
  size: { code: known.size, name: known.size, scale: null },
});
