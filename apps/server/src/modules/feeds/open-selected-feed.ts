import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { escapeXml } from '#kit/xml-text';
import type { Storage } from '#platform/storage/storage';
import { feedKey } from './feed-formats.ts';
import { googleMerchant } from './formats/google-merchant.ts';

/** Conditions on the items of a feed, in the feed's language. Omitted conditions match every item. */
export interface FeedSelection {
  brand?: string | undefined;
  /** The names of a category and its ancestors, from the top category down. Includes subcategories. */
  categories?: readonly string[] | undefined;
  isOnSale?: boolean | undefined;
}

interface SelectedFeed {
  country: string;
  language: string;
  selection: FeedSelection;
  /** Parameters that are added to the address of each product. */
  parameters: URLSearchParams;
}

/** An open feed. It must be read to its end or closed. */
interface OpenSelectedFeed {
  changedAt: Date;
  contentType: string;
  bytes: AsyncIterable<Uint8Array>;
  close: () => void;
}

/**
 * Opens the stored Google feed of a country with selected items and with parameters in the addresses of their products. Nothing is read from the
 * database, so a download costs little.
 * @returns undefined if the feed was not written yet
 */
export async function openSelectedFeed(
  storage: Pick<Storage, 'open'>,
  { country, language, selection, parameters }: SelectedFeed,
): Promise<OpenSelectedFeed | undefined> {
  const stored = await storage.open(feedKey({ country, language, file: googleMerchant.file }));
  if (!stored) return undefined;
  const isSelected = buildItemFilter(selection);
  const added = escapeXml(parameters.toString());
  const { changedAt, stream } = stored;
  return { changedAt, contentType: googleMerchant.contentType, bytes: selectItems(stream, isSelected, added), close: () => stream.destroy() };
}

async function* selectItems(compressed: Readable, isSelected: (item: string) => boolean, added: string): AsyncGenerator<Uint8Array> {
  const text = createGunzip();
  text.setEncoding('utf8');
  compressed.on('error', (error) => text.destroy(error));
  compressed.pipe(text);
  let rest = '';
  try {
    for await (const chunk of text) {
      const parts = (rest + String(chunk)).split(itemEnd);
      rest = parts.pop() ?? '';
      const selected = parts.map((part) => selectItem(part + itemEnd, isSelected, added)).join('');
      if (selected !== '') yield Buffer.from(selected);
    }
    yield Buffer.from(rest);
  } finally {
    // A client that stops reading must not leave the file open.
    compressed.destroy();
    text.destroy();
  }
}

// Texts are escaped, so these tags never appear in a text of an item.
const itemStart = '<item>';
const itemEnd = '</item>\n';

/** @param part one item, and for the first one also the header of the feed, which is always kept */
function selectItem(part: string, isSelected: (item: string) => boolean, added: string): string {
  const start = part.indexOf(itemStart);
  const item = part.slice(start);
  if (!isSelected(item)) return part.slice(0, start);
  return (
    part.slice(0, start) +
    item.replace(/(<g:link>)([^<]*)/, (_, tag: string, link: string) => `${tag}${link}${link.includes('?') ? '&amp;' : '?'}${added}`)
  );
}

function buildItemFilter({ brand, categories, isOnSale }: FeedSelection): (item: string) => boolean {
  const brandTag = brand === undefined ? '' : `<g:brand>${escapeXml(brand)}</g:brand>`;
  const path = categories && escapeXml(categories.join(' > '));
  return (item) =>
    item.includes(brandTag) &&
    (path === undefined ||
      [`<g:product_type>${path}</g:product_type>`, `<g:product_type>${path}${escapeXml(' > ')}`].some((tag) => item.includes(tag))) &&
    (isOnSale !== true || item.includes('<g:sale_price>'));
}
