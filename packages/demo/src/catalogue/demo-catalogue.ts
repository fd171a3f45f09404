import { demoAttributes, demoAttributeValues } from './attributes.ts';
import { demoBrands, demoCategories, demoCollections } from './categories.ts';
import { fibreCodes } from './codes.ts';
import type { FibreCode } from './codes.ts';
import { demoColours } from './colours.ts';
import { inEveryLanguage } from './compose-texts.ts';
import { shelves } from './kinds.ts';
import type { Shelf } from './kinds.ts';
import { makeProduct } from './make-product.ts';
import { random } from './random.ts';
import { demoSizeCharts } from './size-charts.ts';
import { demoSizes } from './sizes.ts';
import type {
  DemoAttribute,
  DemoAttributeValue,
  DemoBrand,
  DemoCategory,
  DemoCollection,
  DemoColour,
  DemoProduct,
  DemoSize,
  DemoSizeChart,
  Texts,
} from './types.ts';

export interface DemoCatalogue {
  colours: DemoColour[];
  sizes: DemoSize[];
  attributes: DemoAttribute[];
  attributeValues: DemoAttributeValue[];
  sizeCharts: DemoSizeChart[];
  brands: DemoBrand[];
  /** Parents stand before their children. */
  categories: DemoCategory[];
  collections: DemoCollection[];
  /** Names as Regulation (EU) 1007/2011 has them. */
  fibres: { code: FibreCode; name: Texts }[];
  /** Made one by one while it is walked, so that 100,000 products need no more memory than one; may be walked again. */
  products: Iterable<DemoProduct>;
}

interface Place {
  shelf: Shelf;
  turn: number;
}

/** Every shelf as often as its share says, well mixed, so that any first hundred products show the whole shop. */
function restockingOrder(seed: number): Place[] {
  const roll = random(seed);
  return shelves
    .flatMap((shelf) => {
      const start = roll.between(0, 99);
      return Array.from({ length: shelf.share }, (_, slot) => ({ shelf, turn: start + slot, at: roll.next() }));
    })
    .sort((one, other) => one.at - other.at);
}

function* streamProducts(count: number, seed: number): Generator<DemoProduct> {
  const order = restockingOrder(seed);
  for (let index = 0; index < count; index += 1) {
    const place = order[index % order.length];
    if (!place) return;
    const { shelf, turn } = place;
    yield makeProduct(index + 1, shelf, turn + shelf.share * Math.floor(index / order.length), seed);
  }
}

/** The demo shop as plain data. The same options give the same catalogue, byte for byte. */
export function demoCatalogue({ products = 340, seed = 1 }: { products?: number; seed?: number } = {}): DemoCatalogue {
  return {
    colours: demoColours(),
    sizes: demoSizes(),
    attributes: demoAttributes(),
    attributeValues: demoAttributeValues(),
    sizeCharts: demoSizeCharts(),
    brands: demoBrands(),
    categories: demoCategories(),
    collections: demoCollections(),
    fibres: fibreCodes.map((code) => ({ code, name: inEveryLanguage((texts) => texts.fibres[code]) })),
    products: { [Symbol.iterator]: () => streamProducts(products, seed) },
  };
}
