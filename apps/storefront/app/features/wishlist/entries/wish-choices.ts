import type { WishedProduct } from '@selvedge/server/contract';

/** The sizes of a saved product in one colour. */
export interface ChoiceGroup {
  /** Empty for a product without colours. */
  colour: string;
  options: { value: string; size: string; isSoldOut: boolean }[];
}

/** Formats colour and size as a form value: `3-5`, without a colour `-5`. */
const buildChoiceValue = (colorId: number | null, sizeId: number): string => `${colorId ?? ''}-${sizeId}`;

/** Groups sizes by colour, both in their order; variants that are not made are left out. */
export function listChoiceGroups({ colors, sizes, variants }: Pick<WishedProduct, 'colors' | 'sizes' | 'variants'>): ChoiceGroup[] {
  const groups = [...colors.map(({ id, name }) => ({ id, name })), { id: null, name: '' }].map((colour) => ({
    colour: colour.name,
    options: sizes.flatMap((size) => {
      const variant = variants.find((one) => one.colorId === colour.id && one.sizeId === size.id);
      return variant ? [{ value: buildChoiceValue(colour.id, size.id), size: size.name, isSoldOut: variant.available === 0 }] : [];
    }),
  }));
  return groups.filter(({ options }) => options.length > 0);
}

/** Reads colour and size from a form value. @returns null if the value is invalid */
export function parseChoice(value: unknown): { color: number | null; size: number } | null {
  const [, color, size] = typeof value === 'string' ? (/^([1-9]\d{0,8})?-([1-9]\d{0,8})$/.exec(value) ?? []) : [];
  return size === undefined ? null : { color: color === undefined ? null : Number(color), size: Number(size) };
}
