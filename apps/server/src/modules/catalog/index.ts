/** What the shop has: products, variants, categories, attribute values, brands, makers, and the stock of each variant. */
export { routes } from './routes.ts';
export { CategoryNotFound, ProductNotFound, SoldOut } from './errors.ts';
export { listCategories, categoryPath } from './list-categories.ts';
export { getCategoryPage } from './get-category-page.ts';
export { productLooks, type ProductLook } from './product-looks.ts';
export { findProduct } from './find-product.ts';
export { productDetails, type ProductDetails } from './product-details.ts';
export { findVariant, type FoundVariant } from './find-variant.ts';
export { productsOfVariants } from './products-of-variants.ts';
export { variantsForCart, type CartVariant } from './variants-for-cart.ts';
export type { StockLine, StockOrder } from './stock-moves.ts';
export { takeStock } from './take-stock.ts';
export { holdStock } from './hold-stock.ts';
export { releaseStock } from './release-stock.ts';
export { sellHeldStock } from './sell-held-stock.ts';
export { receiveStock } from './receive-stock.ts';
export { returnStock } from './return-stock.ts';
