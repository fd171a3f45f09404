/** Records of the demo's catalogue, inserted as they are, and the queries by which the demo chooses products. */
export * from './seed/product-copy.ts';
export * from './seed/products.ts';
export * from './seed/reference.ts';
export * from './seed/stock.ts';
