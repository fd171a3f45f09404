import { eq } from 'drizzle-orm';
import { languages } from '@selvedge/i18n';
import type { ProductCard } from '#contracts/catalog';
import { findLanguage } from '#modules/countries';
import { chooseText, openLinks, type OpenLinks } from '#modules/content';
import { listImagesById, type StoredImage } from '#modules/media';
import { listProductCards, listRequestedProducts, readRequestedCards } from '#modules/search';
import type { Db } from '#platform/database';
import type { MailingBlock, MailingText } from '../contract.ts';
import { isCouponValid } from '../check-coupon.ts';
import { MailingNotFound } from '../errors.ts';
import { mailings } from '../tables.ts';
import type { StoredBlock } from './stored-block.ts';

/** A block with its texts in one language, its current link, and products of one country. A link is a path of the shop or an https address. */
export type MailingPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; markdown: string }
  | { kind: 'picture'; image: StoredImage; alt: string; link: string | null }
  | { kind: 'products'; cards: ProductCard[] }
  | { kind: 'button'; label: string; link: string }
  | { kind: 'coupon'; code: string }
  | { kind: 'divider' };

/** The content of a mailing for the subscribers of a country and language. */
export interface MailingContent {
  id: number;
  subject: string;
  preview: string;
  /** BCP 47 tag of the texts: English, if the mailing has no texts in the subscriber's language. */
  tag: string;
  parts: MailingPart[];
}

interface Market {
  countryId: number;
  languageId: number;
}

/**
 * Reads the content of a mailing. Leaves out what the subscriber cannot use: products that are not sold in the country, coupons that are
 * not valid there, buttons whose page is not public.
 * @throws MailingNotFound
 */
export async function readMailingContent(db: Db, id: number, market: Market): Promise<MailingContent> {
  const [row] = await db.select().from(mailings).where(eq(mailings.id, id));
  if (!row) throw new MailingNotFound(id);
  const text = chooseLanguageText(row.texts, market.languageId);
  // The texts of all blocks are in the language of the subject.
  const textLanguageId = text?.languageId ?? 1;
  const links = await openLinks(
    db,
    row.blocks.flatMap((block) => ('link' in block && block.link !== '' ? [{ address: block.link, target: block.linkTo }] : [])),
  );
  const images = await listImagesById(
    db,
    row.blocks.flatMap((block) => (block.kind === 'picture' && block.mediaId !== null ? [block.mediaId] : [])),
  );
  const parts: MailingPart[] = [];
  for (const block of row.blocks) {
    const part = await readPart(db, block, { ...market, textLanguageId, links, images });
    if (part) parts.push(part);
  }
  return {
    id,
    subject: text?.subject ?? '',
    preview: text?.preview ?? '',
    tag: (await findLanguage(db, textLanguageId))?.tag ?? 'en-GB',
    parts,
  };
}

/** Returns the text in a language, in the language of which it is a variant (Austrian German: German), or in English. */
export function chooseLanguageText(texts: readonly MailingText[], languageId: number): MailingText | undefined {
  const written = texts.filter(({ subject }) => subject !== '');
  const fallback = languages.find(({ id }) => id === languageId)?.fallback;
  const fallbackId = languages.find(({ code }) => code === fallback)?.id;
  return written.find((text) => text.languageId === languageId) ?? written.find((text) => text.languageId === fallbackId) ?? chooseText(written, 1);
}

interface Reading extends Market {
  textLanguageId: number;
  links: OpenLinks;
  images: ReadonlyMap<number, StoredImage>;
}

async function readPart(db: Db, block: StoredBlock, reading: Reading): Promise<MailingPart | undefined> {
  if (block.kind === 'divider') return { kind: 'divider' };
  if (block.kind === 'coupon') return (await isCouponValid(db, block.code, reading.countryId)) ? { kind: 'coupon', code: block.code } : undefined;
  if (block.kind === 'products') return readProducts(db, block, reading);
  return buildTextPart(block, reading);
}

/** Builds a block with a text. @returns undefined without a text, for a button whose page is not public, and for an unknown picture */
function buildTextPart(block: Extract<StoredBlock, { texts: unknown }>, reading: Reading): MailingPart | undefined {
  const text = chooseText(block.texts, reading.textLanguageId)?.text ?? '';
  if (text === '') return undefined;
  if (block.kind === 'heading') return { kind: 'heading', text };
  if (block.kind === 'text') return { kind: 'text', markdown: text };
  const link = block.link === '' ? undefined : reading.links.href({ address: block.link, target: block.linkTo }, reading.languageId);
  if (block.kind === 'button') return link === undefined ? undefined : { kind: 'button', label: text, link };
  const image = block.mediaId === null ? undefined : reading.images.get(block.mediaId);
  return image && { kind: 'picture', image, alt: text, link: link ?? null };
}

const listingOrders = { newest: 'newest', reduced: 'discount', popular: 'popularity' } as const;

/** Reads the cards of a block: only products that are sold in the country and available. */
async function readProducts(
  db: Db,
  { source, productIds, categoryId, take }: Extract<MailingBlock, { kind: 'products' }>,
  market: Market,
): Promise<MailingPart | undefined> {
  if (source === 'chosen') {
    const items = await listRequestedProducts(db, { productIds, countryId: market.countryId });
    return toProductsPart(
      await readRequestedCards(
        db,
        items.filter(({ isAvailable }) => isAvailable),
        market,
      ),
    );
  }
  const query = {
    ...market,
    page: 1,
    take,
    availability: 'in-stock',
    orderBy: listingOrders[source],
    ...(categoryId !== null && { categoryId }),
  } as const;
  const { cards } = await listProductCards(db, query);
  return toProductsPart(source === 'reduced' ? cards.filter(({ priorPrice }) => priorPrice !== null) : cards);
}

const toProductsPart = (cards: ProductCard[]): MailingPart | undefined => (cards.length === 0 ? undefined : { kind: 'products', cards });
