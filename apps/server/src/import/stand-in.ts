import { createHash } from 'node:crypto';
import type { Drawing } from '#modules/media';
import type { MerchantProduct } from './merchant-product.ts';
import { hexOf, type OptionColour } from './variant-options.ts';

/** What is drawn for a word of the title; the last word that is known wins, as English has it. */
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

/** CSS px of a drawn garment. */
export const STAND_IN_WIDTH = 1600;
export const STAND_IN_HEIGHT = 2000;

const NEUTRAL = '#8f9297';

/** A drawing that stands in for pictures that are not here, where it is kept, and the colour it shows. */
export interface StandIn {
  imageUrl: string;
  colorCode: string | null;
  drawing: Drawing;
}

/** Front, back and detail in each colour, as near to the product as its words let one guess. */
export function standIns(
  product: Pick<MerchantProduct, 'handle' | 'title' | 'audience'> & { variants: readonly { color: OptionColour | null }[] },
): StandIn[] {
  const fingerprint = createHash('sha256').update(product.handle).digest('hex');
  const title = product.title.toLowerCase();
  const silhouette = lastNamed(title, shapes) ?? 't-shirt';
  const print = prints.find(([pattern]) => pattern.test(title))?.[1] ?? 'plain';
  const colours = new Map(
    product.variants.map(({ color }) => [color?.code ?? null, color?.hex ?? hexOf(`${color?.name ?? ''} ${title}`) ?? NEUTRAL]),
  );
  return [...colours].flatMap(([colorCode, hex], index) =>
    (['front', 'back', 'detail'] as const).map((view) => ({
      imageUrl: `/media/drawn/i-${fingerprint.slice(0, 12)}/${index}-${hex.slice(1)}-${silhouette}-${print}-${view}.webp`,
      colorCode,
      drawing: { silhouette, print, colour: hex, view, audience: product.audience, seed: parseInt(fingerprint.slice(0, 7), 16) },
    })),
  );
}

function lastNamed(text: string, words: readonly (readonly [pattern: RegExp, name: string])[]): string | undefined {
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

/** Where a merchant's picture is kept: the same address leads to the same file, whichever product brings it. */
export const importedPath = (url: string): string => `/media/imported/${createHash('sha256').update(url).digest('hex').slice(0, 32)}.webp`;
