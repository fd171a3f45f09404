import type { WishedProduct } from '@selvedge/server/contract';

/** What a saved product can be had in: one colour's sizes. */
export interface ChoiceGroup {
  /** Empty for a product without colours. */
  colour: string;
  options: { value: string; size: string; isSoldOut: boolean }[];
}

/** A colour and a size as a form sends them: `3-5`, without a colour `-5`. */
const valueOf = (colorId: number | null, sizeId: number): string => `${colorId ?? ''}-${sizeId}`;

/** Colours in their order, sizes in theirs; what is not made is not offered. */
export function choiceGroups({ colors, sizes, variants }: Pick<WishedProduct, 'colors' | 'sizes' | 'variants'>): ChoiceGroup[] {
  const groups = [...colors.map(({ id, name }) => ({ id, name })), { id: null, name: '' }].map((colour) => ({
    colour: colour.name,
    options: sizes.flatMap((size) => {
      const variant = variants.find((one) => one.colorId === colour.id && one.sizeId === size.id);
      return variant ? [{ value: valueOf(colour.id, size.id), size: size.name, isSoldOut: variant.available === 0 }] : [];
    }),
  }));
  return groups.filter(({ options }) => options.length > 0);
}

/** @returns null for what is no choice */
export function choiceFrom(value: unknown): { color: number | null; size: number } | null {
  const [, color, size] = typeof value === 'string' ? (/^([1-9]\d{0,8})?-([1-9]\d{0,8})$/.exec(value) ?? []) : [];
  return size === undefined ? null : { color: color === undefined ? null : Number(color), size: Number(size) };
}
