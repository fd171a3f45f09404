declare module '#platform/outbox' {
  interface EventMap {
    /** What a listing or a page shows of these products may be different now; prices and stock have news of their own. */
    'product.changed': { productIds: number[] };
  }
}
export {};
