/** The columns that the import reads, by our names. All other columns are ignored. */
export type ColumnName =
  | 'handle'
  | 'title'
  | 'body'
  | 'vendor'
  | 'category'
  | 'type'
  | 'tags'
  | 'published'
  | 'status'
  | 'option1Name'
  | 'option1Value'
  | 'option2Name'
  | 'option2Value'
  | 'option3Name'
  | 'option3Value'
  | 'sku'
  | 'grams'
  | 'quantity'
  | 'price'
  | 'compareAtPrice'
  | 'barcode'
  | 'requiresShipping'
  | 'imageUrl'
  | 'imagePosition'
  | 'imageAlt'
  | 'giftCard'
  | 'gender'
  | 'ageGroup'
  | 'variantImage';

/** The traditional header first, then the header of Shopify's newer template. */
const headers: Readonly<Record<ColumnName, readonly string[]>> = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  category: ['Product Category', 'Google Shopping / Google Product Category', 'Product category', 'Google product category'],
  type: ['Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  price: ['Variant Price', 'Price'],
  compareAtPrice: ['Variant Compare At Price', 'Compare-at price'],
  barcode: ['Variant Barcode', 'Barcode'],
  requiresShipping: ['Variant Requires Shipping', 'Requires shipping'],
  imageUrl: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position', 'Image position'],
  imageAlt: ['Image Alt Text', 'Image alt text'],
  giftCard: ['Gift Card', 'Gift card'],
  gender: ['Google Shopping / Gender', 'Google Shopping / Gender (product.metafields.mm-google-shopping.gender)'],
  ageGroup: ['Google Shopping / Age Group', 'Google Shopping / Age Group (product.metafields.mm-google-shopping.age_group)'],
  variantImage: ['Variant Image', 'Variant image URL'],
};

/** Columns that every file of Shopify has. */
const needed: readonly ColumnName[] = ['handle', 'title', 'option1Name', 'option1Value', 'price'];

const normalizeHeader = (header: string): string => header.trim().toLowerCase();

/** Returns the position of each column in this file, and the missing required columns (by traditional header). */
export function findColumns(headerRow: readonly string[]): { at: ReadonlyMap<ColumnName, number>; lacking: string[] } {
  const positions = new Map(headerRow.map((header, index) => [normalizeHeader(header), index]));
  const at = new Map<ColumnName, number>();
  for (const [name, known] of Object.entries(headers) as [ColumnName, readonly string[]][]) {
    const position = known.map((header) => positions.get(normalizeHeader(header))).find((found) => found !== undefined);
    if (position !== undefined) at.set(name, position);
  }
  return { at, lacking: needed.filter((name) => !at.has(name)).map((name) => headers[name][0] ?? name) };
}

/** Returns the traditional header, for a message about a cell. */
export const getHeader = (name: ColumnName): string => headers[name][0] ?? name;

/** One record of the file, by column name. */
export interface ShopifyLine {
  line: number;
  cell(name: ColumnName): string;
}
