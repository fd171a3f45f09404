import { toTags } from '#kit/tags';
import { careCodes, fibreCodes, MAX_PRODUCT_TAG_LENGTH, MAX_PRODUCT_TAGS, partCodes } from '#contracts/catalog';
import { CLEAR, cut, type RefuseCell } from './cells.ts';
import type { TableProduct } from './table-product.ts';

const MAX_PICTURES = 50;

export function readYesNo(text: string, line: number, column: string, refuse: RefuseCell): boolean | undefined {
  if (/^(?:yes|true|1|ja|da|sim|oui|si)$/i.test(text)) return true;
  if (/^(?:no|false|0|nein|ne|nao|non)$/i.test(text)) return false;
  return refuse(line, column, `"${cut(text)}" is not valid. Enter yes or no.`);
}

/** Reads `shell: 55% flax, 45% cotton; lining: 100% viscose`. A garment with one part needs no part name. */
export function readComposition(text: string, line: number, refuse: RefuseCell): TableProduct['composition'] {
  if (text === CLEAR) return [];
  const parts: NonNullable<TableProduct['composition']> = [];
  for (const piece of text.split(';').filter((each) => each.trim() !== '')) {
    const [, part = 'shell', list = ''] = /^\s*(?:([a-z-]+)\s*:)?(.*)$/su.exec(piece) ?? [];
    if (!(partCodes as readonly string[]).includes(part)) return refuse(line, 'composition', `"${cut(part)}" is not one of ${partCodes.join(', ')}.`);
    const fibres: { fibre: string; percent: number }[] = [];
    for (const share of list.split(',')) {
      const [, percent = '', name = ''] = /^\s*(\d{1,3}(?:\.\d)?)\s*%\s*(\S.*?)\s*$/su.exec(share) ?? [];
      const fibre = name.toLowerCase().replace(/\s+/g, '-');
      if (percent === '')
        return refuse(line, 'composition', `"${cut(share.trim())}" is not a fibre with its percentage. Use the format "95% cotton, 5% elastane".`);
      if (!(fibreCodes as readonly string[]).includes(fibre))
        return refuse(line, 'composition', `"${cut(name)}" is not a fibre name that EU law allows (Regulation (EU) 1007/2011).`);
      fibres.push({ fibre, percent: Number(percent) });
    }
    const total = fibres.reduce((sum, { percent }) => sum + percent, 0);
    if (Math.abs(total - 100) > 1e-6)
      return refuse(line, 'composition', `The percentages of ${part} add up to ${Number(total.toFixed(1))} %, not 100 %.`);
    parts.push({ part, fibres });
  }
  return parts;
}

export const writeComposition = (parts: NonNullable<TableProduct['composition']>): string =>
  parts.map(({ part, fibres }) => `${part}: ${fibres.map(({ fibre, percent }) => `${percent}% ${fibre}`).join(', ')}`).join('; ');

/** `wash-30, do-not-bleach` */
export function readCare(text: string, line: number, refuse: RefuseCell): string[] | undefined {
  if (text === CLEAR) return [];
  const codes = text.split(/[,;\s]+/).filter(Boolean);
  const unknown = codes.find((code) => !(careCodes as readonly string[]).includes(code));
  return unknown === undefined ? codes : refuse(line, 'care', `"${cut(unknown)}" is not a known care symbol.`);
}

/** Reads tags that are separated by commas. */
export function readTags(text: string, line: number, refuse: RefuseCell): string[] | undefined {
  if (text === CLEAR) return [];
  const tags = toTags(text.split(',')).map(({ tag }) => tag);
  const long = tags.find((tag) => tag.length > MAX_PRODUCT_TAG_LENGTH);
  if (long !== undefined) return refuse(line, 'tags', `The tag "${cut(long)}" is longer than ${MAX_PRODUCT_TAG_LENGTH} characters.`);
  return tags.length > MAX_PRODUCT_TAGS ? refuse(line, 'tags', `A product can have at most ${MAX_PRODUCT_TAGS} tags.`) : tags;
}

/** Reads addresses that are separated by spaces or line breaks. `#color=navy` is the colour that the picture shows. */
export function readPictures(text: string, line: number, refuse: RefuseCell): TableProduct['pictures'] {
  const pictures: NonNullable<TableProduct['pictures']> = [];
  for (const address of text === CLEAR ? [] : text.split(/[\s|]+/).filter(Boolean)) {
    const [, url = '', colorCode = null] = /^(.*?)(?:#color=([\w-]+))?$/s.exec(address) ?? [];
    const isAddress = url.startsWith('/media/') || (URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol));
    if (!isAddress || url.length > 2000) return refuse(line, 'pictures', `"${cut(address)}" is not the URL of a picture.`);
    if (!pictures.some((known) => known.url === url)) pictures.push({ url, colorCode });
  }
  return pictures.length > MAX_PICTURES ? refuse(line, 'pictures', `A product can have at most ${MAX_PICTURES} pictures.`) : pictures;
}
