import { ShopError } from '#kit/errors';

export class ProductNotFound extends ShopError {
  constructor(key: string | number) {
    super('ProductNotFound', 404, 'There is no such product', { product: key });
  }
}

export class CategoryNotFound extends ShopError {
  constructor(key: string | number) {
    super('CategoryNotFound', 404, 'There is no such category', { category: key });
  }
}

export class CollectionNotFound extends ShopError {
  constructor(key: string | number) {
    super('CollectionNotFound', 404, 'There is no such collection', { collection: key });
  }
}

export class BrandNotFound extends ShopError {
  constructor(key: string | number) {
    super('BrandNotFound', 404, 'There is no such brand', { brand: key });
  }
}

/** Fewer pieces than requested are available. `available` is the number that can be bought. */
export class SoldOut extends ShopError {
  constructor(params: { variantId: number; available: number }) {
    super('SoldOut', 409, 'out of stock', params);
  }
}

/** A SKU belongs to one variant of one product. */
export class SkuTaken extends ShopError {
  constructor(sku: string) {
    super('SkuTaken', 409, 'This SKU belongs to another product', { sku });
  }
}

/** Other records refer to the record, so it can be hidden but not deleted. */
export class StillInUse extends ShopError {
  constructor(record: string, by: string) {
    super('StillInUse', 409, `This ${record} cannot be deleted, because ${by}`, { thing: record });
  }
}

/** Stock moved between counting and saving. */
export class StockMoved extends ShopError {
  constructor(params: { variantId: number; onHand: number }) {
    super('StockMoved', 409, `The stock has changed since you opened this page: ${params.onHand} on hand now. Count again.`, params);
  }
}

/** Rules select the products of the collection, so staff cannot add or remove single products. */
export class CollectionHasRules extends ShopError {
  constructor() {
    super(
      'CollectionHasRules',
      409,
      'Rules select the products of this collection. To add or remove products, set the collection to "Selected by staff".',
    );
  }
}

/** The change does not exist, belongs to another vendor, or is older than a day. */
export class BulkChangeExpired extends ShopError {
  constructor() {
    super('BulkChangeExpired', 409, 'This change can no longer be undone');
  }
}

export class BulkChangeAlreadyUndone extends ShopError {
  constructor() {
    super('BulkChangeAlreadyUndone', 409, 'This change was already undone');
  }
}
