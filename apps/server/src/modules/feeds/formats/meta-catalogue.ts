import type { FeedFormat } from '../feed-format.ts';
import type { FeedItem } from '../feed-item.ts';

const columns: readonly [name: string, value: (item: FeedItem) => string | null][] = [
  ['id', ({ id }) => id],
  ['item_group_id', ({ groupId }) => groupId],
  ['title', ({ title }) => title.slice(0, 200)],
  ['description', ({ description }) => description.slice(0, 9999)],
  ['availability', ({ availability }) => availability.replaceAll('_', ' ')],
  ['condition', () => 'new'],
  ['price', ({ price }) => price],
  ['sale_price', ({ salePrice }) => salePrice],
  ['link', ({ link }) => link],
  ['image_link', ({ imageLink }) => imageLink],
  ['additional_image_link', ({ additionalImageLinks }) => additionalImageLinks.join(',')],
  ['brand', ({ brand }) => brand],
  ['gtin', ({ gtin }) => gtin],
  ['google_product_category', () => '1604'],
  ['product_type', ({ productType }) => productType],
  ['color', ({ color }) => color],
  ['size', ({ size }) => size],
  ['gender', ({ gender }) => gender],
  ['age_group', ({ ageGroup }) => ageGroup],
  ['material', ({ material }) => material],
];

/** CSV for Meta's commerce catalogues ("Catalog fields", RFC 4180). */
export const metaCatalogue: FeedFormat = {
  file: 'meta.csv',
  contentType: 'text/csv; charset=utf-8',
  head: () => `${columns.map(([name]) => name).join(',')}\r\n`,
  item: (item) => `${columns.map(([, valueOf]) => cell(valueOf(item) ?? '')).join(',')}\r\n`,
  foot: '',
};

/** Escapes a cell and prevents spreadsheets from reading it as a formula. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
