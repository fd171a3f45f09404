import { demoAttributes, demoAttributeValues } from './attributes.ts';
import { demoBrands, demoCategories, demoCollections } from './categories.ts';
import { fibreCodes } from './codes.ts';
import type { FibreCode } from './codes.ts';
import { demoColours } from './colours.ts';
import { inEveryLanguage } from './compose-texts.ts';
import { productLines } from './kinds/index.ts';
import type { ProductLine } from './kinds/index.ts';
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
  /** Parents come before their children. */
  categories: DemoCategory[];
  collections: DemoCollection[];
  /** Names by Regulation (EU) 1007/2011. */
  fibres: { code: FibreCode; name: Texts }[];
  /** Generated lazily, so that 100,000 products need no more memory than one; can be iterated repeatedly. */
  products: Iterable<DemoProduct>;
}

interface NumberedLine {
  productLine: ProductLine;
  turn: number;
}

/** Returns each product line in proportion to its share, shuffled, so that the first hundred products show the whole shop. */
function shuffleProductLines(seed: number): NumberedLine[] {
  const roll = random(seed);
  return productLines
    .flatMap((productLine) => {
      const start = roll.between(0, 99);
      return Array.from({ length: productLine.share }, (_, slot) => ({ productLine, turn: start + slot, at: roll.next() }));
    })
    .sort((one, other) => one.at - other.at);
}

function* streamProducts(count: number, seed: number): Generator<DemoProduct> {
  const order = shuffleProductLines(seed);
  for (let index = 0; index < count; index += 1) {
    const place = order[index % order.length];
    if (!place) return;
    const { productLine, turn } = place;
    yield makeProduct(index + 1, productLine, turn + productLine.share * Math.floor(index / order.length), seed);
  }
}

/** Returns the demo shop as plain data. The same options give the same catalogue, byte for byte. */
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
