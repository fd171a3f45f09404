import type { Label } from '../pictures/label.ts';
import { makers } from './makers.ts';
import { demoSizes } from './sizes.ts';
import { en } from './texts/en.ts';
import type { DemoProduct } from './types.ts';

/** Returns the content of the labels sewn into a product: brand, size, fibres and care. The size is from the middle of its range. */
export function writeLabel({ brand, sizes, composition, care }: DemoProduct): Label {
  const code = sizes[Math.floor((sizes.length - 1) / 2)];
  const size = demoSizes().find((each) => each.code === code);
  return {
    brand: makers[brand].brand.toUpperCase(),
    size: size === undefined || size.scale === 'one' ? '' : size.label.en.toUpperCase(),
    fibres: (composition[0]?.fibres ?? []).map(({ fibre, percent }) => `${percent}% ${en.fibres[fibre].toUpperCase()}`),
    care: [...care],
  };
}
