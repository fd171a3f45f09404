import { createHash } from 'node:crypto';
import { importedPrefix, placeholderPrefix, type Drawing } from '#modules/media';
import type { MerchantProduct } from '../products/merchant-product.ts';
import { findHex, type OptionColour } from '../products/variant-options.ts';

/** Silhouettes by words of the title; the last known word decides, as in English names. */
const shapes: readonly (readonly [pattern: RegExp, silhouette: string])[] = [
  [/t-?shirts?|tees?/, 't-shirt'],
  [/long[ -]?sleeves?(?: \w+)? tops?/, 'long-sleeve'],
  [/polos?/, 'polo'],
  [/shirts?|overshirts?/, 'shirt'],
  [/blouses?|tunics?/, 'blouse'],
  [/jumpers?|sweaters?|pullovers?/, 'jumper'],
  [/cardigans?/, 'cardigan'],
  [/hoodies?/, 'hoodie'],
  [/sweatshirts?/, 'sweatshirt'],
  [/puffers?|winter jackets?|parkas?/, 'puffer'],
  [/jackets?|anoraks?|raincoats?/, 'jacket'],
  [/coats?/, 'coat'],
  [/blazers?|tuxedos?|suits?/, 'blazer'],
  [/tanks?|vests?|camisoles?/, 'vest-top'],
  [/tops?/, 'long-sleeve'],
  [/gowns?|maxi/, 'maxi-dress'],
  [/dress(?:es)?/, 'dress'],
  [/skirts?/, 'skirt'],
  [/jeans/, 'jeans'],
  [/joggers|sweatpants/, 'joggers'],
  [/trousers|pants|chinos/, 'trousers'],
  [/swim ?shorts|trunks/, 'swim-shorts'],
  [/shorts/, 'shorts'],
  [/leggings?/, 'leggings'],
  [/bodysuits?|onesies?/, 'bodysuit'],
  [/briefs?|panties/, 'briefs'],
  [/boxers?/, 'boxers'],
  [/bras?/, 'bra'],
  [/socks?|high[ -]tops?|shoes?|sneakers?|trainers?|boots?|sandals?|slippers?/, 'socks'],
  [/tights|stockings/, 'tights'],
  [/pyjamas?|pajamas?/, 'pyjamas'],
  [/swimsuits?|bikinis?/, 'swimsuit'],
  [/hats?|beanies?/, 'beanie'],
  [/scar(?:f|ves)/, 'scarf'],
  [/caps?/, 'cap'],
  [/belts?/, 'belt'],
  [/bags?|backpacks?|purses?|wallets?/, 'bag'],
];

const prints: readonly (readonly [pattern: RegExp, print: string])[] = [
  [/\bstrip(?:es?|ed|y)\b/, 'stripe'],
  [/\b(?:check(?:ed|ered)?|cheque(?:red)?|plaid|tartan|gingham)\b/, 'check'],
  [/\b(?:floral|flowers?|flowery|blossoms?)\b/, 'floral'],
  [/\b(?:dots?|dotted|polka)\b/, 'dots'],
  [/\b(?:leaf|leaves|botanical|palm)\b/, 'leaf'],
  [/\b(?:denim)\b/, 'denim'],
  [/\b(?:cable)\b/, 'cable'],
  [/\b(?:rib(?:bed)?|cord(?:uroy)?)\b/, 'rib'],
  [/\b(?:melange|heather)\b/, 'melange'],
];

/** Width of a drawing in pixels. */
export const PLACEHOLDER_WIDTH = 1600;
export const PLACEHOLDER_HEIGHT = 2000;

const NEUTRAL = '#8f9297';

/** A drawing shown until images are downloaded: its path and its colour. */
export interface PlaceholderPicture {
  imageUrl: string;
  colorCode: string | null;
  drawing: Drawing;
}

/** Returns drawings of front, back and detail in each colour, guessed from the product's words. */
export function buildPlaceholderPictures(
  product: Pick<MerchantProduct, 'handle' | 'title' | 'audience'> & { variants: readonly { color: OptionColour | null }[] },
): PlaceholderPicture[] {
  const fingerprint = createHash('sha256').update(product.handle).digest('hex');
  const title = product.title.toLowerCase();
  const silhouette = findLastNamed(title, shapes) ?? 't-shirt';
  const print = prints.find(([pattern]) => pattern.test(title))?.[1] ?? 'plain';
  const colours = new Map(
    product.variants.map(({ color }) => [color?.code ?? null, color?.hex ?? findHex(`${color?.name ?? ''} ${title}`) ?? NEUTRAL]),
  );
  return [...colours].flatMap(([colorCode, hex], index) =>
    (['front', 'back', 'detail'] as const).map((view) => ({
      imageUrl: `${placeholderPrefix}${fingerprint.slice(0, 12)}/${index}-${hex.slice(1)}-${silhouette}-${print}-${view}.webp`,
      colorCode,
      drawing: { silhouette, print, colour: hex, view, audience: product.audience, seed: parseInt(fingerprint.slice(0, 7), 16) },
    })),
  );
}

function findLastNamed(text: string, words: readonly (readonly [pattern: RegExp, name: string])[]): string | undefined {
  return words
    .flatMap(([pattern, name]) =>
      [...text.matchAll(new RegExp(`\\b(?:${pattern.source})\\b`, 'g'))].map((match) => ({
        name,
        end: match.index + match[0].length,
        length: match[0].length,
      })),
    )
    .sort((a, b) => b.end - a.end || b.length - a.length)[0]?.name;
}

/** Returns the path of a merchant's image: the same for the same address, whichever product uses it. */
export const toImportedPath = (url: string): string => `${importedPrefix}${createHash('sha256').update(url).digest('hex').slice(0, 32)}.webp`;
