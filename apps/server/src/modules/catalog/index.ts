/** The catalogue: products, variants, categories, attribute values, brands, makers, and the stock of each variant. */
export { routes } from './routes.ts';
export { BrandNotFound, CategoryNotFound, CollectionNotFound, ProductNotFound, SoldOut } from './errors.ts';
export { catalogTag, buildListingTag, buildProductTag, wholeListingTag } from './tags.ts';
export { getCatalog } from './snapshot.ts';
export type { Catalog, CatalogBrand, CatalogCategory, CatalogCollection, CatalogValue, Texts } from './read-catalog.ts';
export { toAttributeValue, toCategory, toColor, getLocalName, toSize, selectValueName } from './texts/names.ts';
export { listPathNames } from './categories/list-path-names.ts';
export { listCategories } from './categories/list-categories.ts';
export { readProductTitles } from './products/product-titles.ts';
export { listProductListings, type ProductListing } from './products/product-listings.ts';
export { readProductDetails, type ProductDetails } from './products/product-details.ts';
export { findAddress } from './texts/find-address.ts';
export { findProductId, findProductIdsByVariant } from './products/find-product-id.ts';
export { findVariant, type FoundVariant } from './variants/find-variant.ts';
export { listNewestByVendor, selectVendorProducts } from './products/vendor-products.ts';
export { findProductPlaces, type ProductPlace } from './products/places-of-products.ts';
export { selectCoverColor } from './products/select-cover-color.ts';
export { searchSellableVariants } from './variants/search-sellable-variants.ts';
export { listCartVariants, type CartVariant } from './variants/list-cart-variants.ts';
export { listProductVariants } from './variants/list-product-variants.ts';
export {
  type StockLine,
  type StockOrder,
  holdStock,
  receiveStock,
  releaseStock,
  restock,
  sellHeldStock,
  sellWithoutHold,
} from './stock/stock-moves.ts';
export { correctStock, type StockCount } from './stock/correct-stock.ts';
export { movedByReference, reconcileStock } from './stock/reconcile-stock.ts';
export { listUsedProductTags } from './products/product-tags.ts';
export { savePopularity } from './products/save-popularity.ts';
export { saveProduct, type ProductToSave, type SavedProduct } from './products/save-product.ts';
export { saveProducts, type BulkProduct } from './bulk/save-products.ts';
export { saveCategoryByCode, type CategoryToSave } from './categories/save-category-by-code.ts';
export { saveBrandBySlug } from './brands/save-brand-by-slug.ts';
export { saveMakerByName, type NewMaker } from './brands/save-maker-by-name.ts';
export { editBrand, removeBrand } from './brands/edit-brand.ts';
export { lockBrand, findAdminBrand, listAdminBrands } from './brands/admin-brands.ts';
export { saveAttributeValueByCode, type ValueToSave } from './attributes/save-attribute-value-by-code.ts';
export { findSizeChart } from './size-charts/find-size-chart.ts';
export { buildSlug } from './texts/build-slug.ts';
export { selectListPage, type PageSelection } from './categories/listed-page.ts';
export { listProductSlugs, type ProductAddresses } from './products/list-product-slugs.ts';
export { listFeedProducts, type FeedProduct, type FeedVariant } from './products/list-feed-products.ts';
export {
  makerNames,
  productBranches,
  productGroups,
  productNames,
  productStock,
  stockOnSale,
  variantValues,
  vendorGoods,
} from './stock/goods-checks.ts';
export {
  applyProductChange,
  planProductChange,
  undoProductChange,
  type ProductChange,
  type ProductChangePlan,
} from './bulk-changes/change-products.ts';
export type { ProductEdit } from './bulk-changes/edit-state.ts';
export type { ProductState } from './bulk-changes/product-state.ts';
export { archiveProducts } from './products/archive-products.ts';
export { lockNextDueProduct, publishScheduled } from './products/scheduled-products.ts';
export { duplicateForm } from './editing/duplicate-form.ts';
export { toProductForm } from './editing/product-form.ts';
export { listPublishingProblems } from './editing/publishing-problems.ts';
export { saveProductForm } from './editing/save-product-form.ts';
export { findProducts } from './editing/find-products.ts';
export { listMissingNeeds, legalNeeds, type LegalNeed } from './editing/legal-needs.ts';
export { listProductChoices } from './editing/product-choices.ts';
export { lockProducts, readProductRecord, type ProductRecord } from './editing/product-record.ts';
export { listAdminProducts, type AdminProduct, type ProductFilter, type ProductList } from './editing/admin-products.ts';
export {
  listAllAdminCategories,
  lockCategories,
  countProductsPerCategory,
  listAdminCategories,
  findAdminCategory,
} from './categories/admin-categories.ts';
export { editCategory } from './categories/edit-category.ts';
export { moveCategory } from './categories/move-category.ts';
export { removeCategory } from './categories/remove-category.ts';
export {
  listCollectedProducts,
  lockCollection,
  lockCollectionRow,
  findAdminCollection,
  listAdminCollections,
} from './collections/admin-collections.ts';
export { editCollection } from './collections/edit-collection.ts';
export { listAutomaticCollections, lockCollectionRules, type AutomaticCollection } from './collections/automatic-collections.ts';
export type { CollectionRule, RuleSet } from './collections/collection-rule.ts';
export { removeCollection } from './collections/remove-collection.ts';
export { collectProducts, releaseProducts } from './collections/collect-products.ts';
export { lockAttributeValue, listAdminAttributes, findAdminAttributeValue, listAdminAttributeValues } from './attributes/admin-attribute-values.ts';
export { editAttributeValue } from './attributes/edit-attribute-value.ts';
export { removeAttributeValue } from './attributes/remove-attribute-value.ts';
export { getAttributeName } from './attributes/attribute-names.ts';
export { lockSizeChart, findAdminSizeChart, listAdminSizeCharts } from './size-charts/admin-size-charts.ts';
export { editSizeChart, removeSizeChart } from './size-charts/edit-size-chart.ts';
export { lockMaker, findAdminMaker, listAdminMakers } from './brands/admin-makers.ts';
export { editMaker, removeMaker } from './brands/edit-maker.ts';
export { listTranslations, readTranslations, type Translation } from './translations/list-translations.ts';
export { countTranslations, type TranslationCount } from './translations/count-translations.ts';
export { lockTranslated, saveTranslation, type TranslationToSave } from './translations/save-translation.ts';
export { listUnnamedLanguages } from './translations/list-unnamed-languages.ts';
export { listUsedTerms } from './translations/list-used-terms.ts';
export { listStoredProducts, type StoredProduct, type StoredVariant } from './bulk/stored-products.ts';
export { listProductHandles, listTextLanguageIds, type HandleFilter } from './bulk/list-product-handles.ts';
export {
  findRepeatedChange,
  listBulkChanges,
  markUndone,
  recordBulkChange,
  type BulkChange,
  type NewBulkChange,
} from './bulk-changes/bulk-changes.ts';
export { draftProducts, publishDraft } from './bulk/draft-products.ts';
export { replacePictures } from './bulk/replace-pictures.ts';
export { findValueIds, listValueNames } from './attributes/value-names.ts';
export { findBrandIds, listMakers } from './brands/find-brand-ids.ts';
export { findCategoryIds, listActiveCategoryCodes } from './categories/find-category-ids.ts';
export { findSkuOwners } from './variants/find-sku-owners.ts';
export { findVariantsByCode, readVariantCodes } from './variants/find-variants-by-code.ts';
export { isShownByOthers, productMediaUser } from './products/product-media-user.ts';
