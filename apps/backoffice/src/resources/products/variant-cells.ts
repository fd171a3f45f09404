import type { ProductForm } from '@selvedge/server/admin/catalog';

export type Cell = ProductForm['variants'][number];

interface Wanted {
  colorIds: readonly (number | null)[];
  sizeIds: readonly number[];
  /** Whether the shop already has the variant. Such a variant is deactivated instead of removed, because orders refer to it. */
  isKept: (cell: Cell) => boolean;
  suggest: (colorId: number | null, sizeId: number) => string;
}

/** Returns the cells of a grid of colours and sizes. Existing cells are kept, new ones get a SKU made of colour and size. */
export function fillGrid(present: readonly Cell[], { colorIds, sizeIds, isKept, suggest }: Wanted): Cell[] {
  const isWanted = ({ colorId, sizeId }: Cell) => colorIds.includes(colorId) && sizeIds.includes(sizeId);
  const wasChosen = (cell: Cell) => present.some(({ isActive, colorId }) => isActive && colorId === cell.colorId);
  const grid = colorIds.flatMap((colorId) =>
    sizeIds.map((sizeId): Cell => {
      const there = present.find((cell) => cell.colorId === colorId && cell.sizeId === sizeId);
      if (!there) return { colorId, sizeId, sku: suggest(colorId, sizeId), barcode: null, weightGrams: 0, isActive: true };
      // A colour that is selected again is activated in all sizes; a single deactivated cell stays deactivated.
      return there.isActive || wasChosen(there) ? there : { ...there, isActive: true };
    }),
  );
  const closed = present.filter((cell) => !isWanted(cell) && isKept(cell)).map((cell) => ({ ...cell, isActive: false }));
  return [...grid, ...closed];
}
