import { cohortMonths, type returnGroups, type salesGroups, type stockGroups } from '../dimensions.ts';
import type { ReportColumn } from './columns.ts';

/** The groupings of the reports by value, with the titles of their first columns. */
export const salesGroupNames: Readonly<Record<(typeof salesGroups)[number], string>> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  country: 'Country',
  category: 'Category',
  product: 'Product',
  brand: 'Brand',
  size: 'Size',
  color: 'Colour',
  coupon: 'Coupon',
  affiliate: 'Affiliate',
};
export const returnGroupNames: Readonly<Record<(typeof returnGroups)[number], string>> = {
  reason: 'Reason',
  size: 'Size',
  product: 'Product',
  category: 'Category',
  brand: 'Brand',
  maker: 'Maker',
  country: 'Country',
};
export const stockGroupNames: Readonly<Record<(typeof stockGroups)[number], string>> = { product: 'Product', category: 'Category', brand: 'Brand' };

export const salesColumns: readonly ReportColumn[] = [
  { name: 'orders', title: 'Orders', definition: 'Orders placed in the period, without cancelled and unpaid ones.', kind: 'count', isMain: true },
  { name: 'pieces', title: 'Items', definition: 'Pieces in these orders, without cancelled and undelivered ones.', kind: 'count', isMain: true },
  { name: 'gross', title: 'Gross sales', definition: 'Items at their regular prices, with delivery and fees, VAT included.', kind: 'money' },
  { name: 'discounts', title: 'Discounts', definition: 'Reduced prices, promotions and coupons.', kind: 'money' },
  { name: 'sales', title: 'Total sales', definition: 'Gross sales less discounts, VAT included.', kind: 'money', isMain: true },
  { name: 'vat', title: 'VAT', definition: 'The VAT in total sales.', kind: 'money' },
  { name: 'net', title: 'Net sales', definition: 'Total sales without VAT.', kind: 'money' },
  {
    name: 'refunded',
    title: 'Refunds',
    definition: 'Refunds paid in the period, VAT included, without those for cancelled orders and undelivered pieces.',
    kind: 'money',
    isBad: true,
  },
  { name: 'averageOrder', title: 'Average order', definition: 'Total sales divided by orders.', kind: 'money' },
];

export const returnColumns: readonly ReportColumn[] = [
  {
    name: 'sold',
    title: 'Items sold',
    definition: 'Pieces ordered in the period, without cancelled and undelivered ones; for a reason, all of them.',
    kind: 'count',
  },
  {
    name: 'returned',
    title: 'Items returned',
    definition: 'Pieces in returns that were requested in the period.',
    kind: 'count',
    isBad: true,
    isMain: true,
  },
  {
    name: 'rate',
    title: 'Return rate',
    definition: 'Items returned divided by items sold in the same period.',
    kind: 'share',
    isBad: true,
    isMain: true,
  },
  { name: 'refunded', title: 'Refunded', definition: 'Refunds for these items so far, VAT included.', kind: 'money', isBad: true, isMain: true },
];

export const stockColumns: readonly ReportColumn[] = [
  { name: 'onHand', title: 'On hand', definition: 'Pieces in stock now, reserved ones included.', kind: 'count', isMain: true },
  {
    name: 'sold',
    title: 'Items sold',
    definition: 'Pieces ordered in the period in all countries, without cancelled and undelivered ones.',
    kind: 'count',
    isMain: true,
  },
  { name: 'sellThrough', title: 'Sell-through', definition: 'Items sold divided by items sold and pieces on hand.', kind: 'share' },
  { name: 'coverDays', title: 'Days of cover', definition: 'Days until the stock is sold at the rate of the period.', kind: 'days', isMain: true },
];

export const vatColumns: readonly ReportColumn[] = [
  { name: 'net', title: 'Net', definition: 'Invoices less credit notes, without VAT.', kind: 'money', isMain: true },
  { name: 'vat', title: 'VAT', definition: 'The VAT of invoices less that of credit notes.', kind: 'money', isMain: true },
];

export const cohortColumns: readonly ReportColumn[] = [
  { name: 'customers', title: 'Customers', definition: 'Customers whose first order was in the month.', kind: 'count', isMain: true },
  ...cohortMonths.map((months): ReportColumn => ({
    name: `within${months}`,
    title: `${months} ${months === 1 ? 'month' : 'months'}`,
    definition: `The share that ordered again within ${months} ${months === 1 ? 'month' : 'months'} of the first order.`,
    kind: 'share',
    isMain: months === 1 || months === 3 || months === 12,
  })),
];
