import { demoBrands, demoCategories, demoCollections } from './categories.ts';
import { careCodes, fibreCodes } from './codes.ts';
import type { CareCode, FibreCode } from './codes.ts';
import { demoColours } from './colours.ts';
import { inEveryLanguage } from './compose-texts.ts';
import { shelves } from './kinds.ts';
import type { Shelf } from './kinds.ts';
import { makeProduct } from './make-product.ts';
import { random } from './random.ts';
import { demoSizes } from './sizes.ts';
import type { DemoBrand, DemoCategory, DemoCollection, DemoColour, DemoProduct, DemoSize, Texts } from './types.ts';

export interface DemoCatalogue {
  colours: DemoColour[];
  sizes: DemoSize[];
  brands: DemoBrand[];
  /** Parents stand before their children. */
  categories: DemoCategory[];
  collections: DemoCollection[];
  /** Names as Regulation (EU) 1007/2011 has them. */
  fibres: { code: FibreCode; name: Texts }[];
  careTexts: { code: CareCode; text: Texts }[];
  /** Made one by one while it is walked, so that 100,000 products need no more memory than one; may be walked again. */
  products: Iterable<DemoProduct>;
}

/** Every shelf as often as its share says, well mixed, so that any first hundred products show the whole shop. */
function restockingOrder(seed: number): Shelf[] {
  const roll = random(seed);
  return shelves
    .flatMap((shelf) => Array.from({ length: shelf.share }, () => ({ shelf, at: roll.next() })))
    .sort((one, other) => one.at - other.at)
    .map(({ shelf }) => shelf);
}

function* streamProducts(count: number, seed: number): Generator<DemoProduct> {
  const order = restockingOrder(seed);
  for (let index = 0; index < count; index += 1) {
    const shelf = order[index % order.length];
    if (shelf) yield makeProduct(index + 1, shelf, seed);
  }
}

/** The demo shop as plain data. The same options give the same catalogue, byte for byte. */
export function demoCatalogue({ products = 340, seed = 1 }: { products?: number; seed?: number } = {}): DemoCatalogue {
  return {
    colours: demoColours(),
    sizes: demoSizes(),
    brands: demoBrands(),
    categories: demoCategories(),
    collections: demoCollections(),
    fibres: fibreCodes.map((code) => ({ code, name: inEveryLanguage((texts) => texts.fibres[code]) })),
    careTexts: careCodes.map((code) => ({ code, text: inEveryLanguage((texts) => texts.care[code]) })),
    products: { [Symbol.iterator]: () => streamProducts(products, seed) },
  };
}
