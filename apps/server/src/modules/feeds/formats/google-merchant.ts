import { escapeXml as xml } from '#kit/xml-text';
import type { FeedFormat } from '../feed-format.ts';

/** RSS 2.0 with Google's namespace: Google Merchant Center, "Product data specification". */
export const googleMerchant: FeedFormat = {
  file: 'google.xml',
  contentType: 'application/xml; charset=utf-8',
  head: ({ title, link }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>${xml(title)}</title>\n<link>${xml(link)}</link>\n<description>${xml(title)}</description>\n`,
  item: (item) => {
    const fields: [name: string, value: string | null][] = [
      ['g:id', item.id],
      ['g:item_group_id', item.groupId],
      ['g:title', item.title.slice(0, 150)],
      ['g:description', item.description.slice(0, 5000)],
      ['g:link', item.link],
      ['g:image_link', item.imageLink],
      ...item.additionalImageLinks.map((link): [string, string] => ['g:additional_image_link', link]),
      ['g:availability', item.availability],
      ['g:price', item.price],
      ['g:sale_price', item.salePrice],
      ['g:condition', 'new'],
      ['g:brand', item.brand],
      ['g:gtin', item.gtin],
      // Without a GTIN, brand and SKU identify the item.
      ['g:mpn', item.gtin === null ? item.id : null],
      ['g:google_product_category', '1604'],
      ['g:product_type', item.productType],
      ['g:color', item.color],
      ['g:size', item.size],
      ['g:gender', item.gender],
      ['g:age_group', item.ageGroup],
      ['g:material', item.material],
    ];
    const lines = fields.flatMap(([name, value]) => (value ? [`<${name}>${xml(value)}</${name}>`] : []));
    return `<item>\n${lines.join('\n')}\n</item>\n`;
  },
  foot: '</channel>\n</rss>\n',
};
