import { sql, type SQL } from 'drizzle-orm';
import type { SalesReport } from './contract.ts';
import type { FigureSums } from './read-figures.ts';

/** Computes the figures of the report of sales. @param sums undefined: nothing was sold */
export function computeSalesFigures(sums: FigureSums | undefined, hasOrders: boolean): SalesReport['totals'] {
  const { orders, convertedOrders, pieces, gross, sales, vat, refunded } = sums ?? noSums;
  return {
    orders: hasOrders ? orders : null,
    pieces,
    gross,
    discounts: gross - sales,
    sales,
    vat,
    net: sales - vat,
    refunded,
    averageOrder: hasOrders && convertedOrders > 0 ? Math.round(sales / convertedOrders) : null,
  };
}

const noSums = { orders: 0, convertedOrders: 0, pieces: 0, gross: 0, sales: 0, vat: 0, refunded: 0 };

/** The same figures as SQL, by which products are sorted. Delivery and fees have no orders. */
export const productSorts: Readonly<Record<string, SQL>> = {
  label: sql`lower(name)`,
  orders: sql`case when key <> '' then orders end`,
  pieces: sql`pieces`,
  gross: sql`gross`,
  discounts: sql`gross - sales`,
  sales: sql`sales`,
  vat: sql`vat`,
  net: sql`sales - vat`,
  refunded: sql`refunded`,
  averageOrder: sql`case when key <> '' then sales::numeric / nullif(converted_orders, 0) end`,
};
