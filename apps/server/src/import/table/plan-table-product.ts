import { lackingOf } from '#modules/catalog';
import { excusedNeeds } from '../excused-needs.ts';
import { picturePath } from '../media-of-products.ts';
import { categoryOf } from '../place-product.ts';
import { hasResponsibleFor, type Outcome } from '../plan-product.ts';
import type { PresentProduct } from '../present-products.ts';
import type { Problem } from '../problem.ts';
import type { ProductToBring } from '../product-to-bring.ts';
import { makerOf } from './maker-of.ts';
import { planTablePrices } from './plan-table-prices.ts';
import { planTableVariants } from './plan-table-variants.ts';
import type { TableProduct } from './table-product.ts';
import type { TableWorld } from './table-world.ts';

/** What is done with one product of a table. */
export interface PlannedTableProduct {
  outcome: Outcome;
  /** What is different, in words. */
  changes: string[];
  bring: ProductToBring;
}

/** Compares what a table says of a product with what the shop has of it. What the table does not say stays. */
export function planTableProduct(said: TableProduct, present: PresentProduct | undefined, world: TableWorld): PlannedTableProduct | Problem[] {
  const problems: Problem[] = [];
  const refuse = (line: number, column: string, message: string): void =>
    void problems.push({ line, handle: said.handle, column: said.headerOf(column), message });
  const { options } = world;

  const maker = makerOf(said, present, world, refuse);
  const audience = said.audience ?? (present?.audience as TableProduct['audience']) ?? options.audience;
  const title = said.texts.get(options.languageId)?.name ?? [...said.texts.values()].find(({ name }) => name)?.name ?? present?.title ?? '';
  const brand = said.brand ?? present?.brand.name ?? options.brand ?? '';
  if (!audience) refuse(said.line, 'audience', 'Nothing says whether it is for women, men or kids.');
  if (!present && title === '') refuse(said.line, 'name', 'The shop has no product of this handle, and a new one needs a name.');
  if (!present && brand === '') refuse(said.line, 'brand', 'A new product needs a brand.');
  if (said.category !== undefined && !world.categories.has(said.category))
    refuse(said.line, 'category', `The shop has no category ${said.category}.`);
  const { variants, changes: variantChanges } = planTableVariants(said, present, world, refuse);
  const pictures = planPictures(said, present, world, refuse);
  const prices = planTablePrices(said, variants, present, world, refuse);
  if (problems.length > 0 || !audience) return problems.sort((a, b) => a.line - b.line);

  const told = { type: '', tags: [], gender: '', ageGroup: '', category: '', title };
  const guessed = categoryOf(told, audience);
  const categoryCode = said.category ?? present?.categoryCode ?? (world.categories.has(guessed) ? guessed : `${audience}-imported`);
  const composition = said.composition ?? present?.parts ?? [];
  const texts = textsToWrite(said, present, title);
  const status = planStatus(said, present, world, { title, composition, maker, hasPictures: pictures.wanted > 0 });
  const bring: ProductToBring = {
    handle: said.handle,
    line: said.line,
    title,
    brand,
    maker: maker.bring,
    categoryCode,
    audience,
    ...status,
    composition,
    care: said.care ?? present?.care ?? [],
    isHygiene: said.isHygiene ?? present?.isHygiene ?? false,
    vatCategory: said.vatCategory ?? present?.vatCategory ?? (audience === 'kids' ? 'children' : 'standard'),
    texts,
    variants,
    closesOthers: false,
    pictures: pictures.bring,
    prices,
    isToFetch: pictures.isToFetch,
  };
  if (!present) return { outcome: 'created', changes: [], bring };
  const isOther = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);
  const changes = [
    texts.some(({ languageId, name }) => present.texts.get(languageId)?.name !== name) && 'name',
    texts.some(({ languageId, description }) => (present.texts.get(languageId)?.description ?? '') !== description) && 'description',
    brand !== present.brand.name && 'brand',
    maker.isOther && 'maker',
    categoryCode !== present.categoryCode && 'category',
    audience !== present.audience && 'audience',
    status.status !== present.status && `status ${present.status} → ${status.status}`,
    isOther([...status.missing].sort(), [...present.missing].sort()) && 'what is missing',
    isOther(plainParts(composition), plainParts(present.parts)) && 'composition',
    isOther(bring.care, present.care) && 'care',
    bring.isHygiene !== present.isHygiene && 'hygiene',
    bring.vatCategory !== present.vatCategory && 'VAT',
    ...variantChanges,
    prices.length > 0 && 'prices',
    pictures.isOther && 'pictures',
  ].filter((change) => typeof change === 'string');
  return { outcome: changes.length > 0 ? 'updated' : 'unchanged', changes, bring };
}

/** In one order of keys: the database keeps its own. */
const plainParts = (parts: ProductToBring['composition']) =>
  parts.map(({ part, fibres }) => [part, ...fibres.map(({ fibre, percent }) => [fibre, percent])]);

/** Languages that say something else than the shop; what they leave out stays. */
function textsToWrite(said: TableProduct, present: PresentProduct | undefined, title: string): ProductToBring['texts'] {
  return [...said.texts].flatMap(([languageId, text]) => {
    const before = present?.texts.get(languageId);
    const name = text.name ?? before?.name ?? (before === undefined ? title : '');
    const description = text.description ?? before?.description ?? '';
    if (before ? isSameText(before.name, name) && isSameText(before.description, description) : name === '') return [];
    return [{ languageId, name, description }];
  });
}

/** A table's cells have no blanks at their ends, and breaks of one kind. */
const isSameText = (a: string, b: string): boolean => plainText(a) === plainText(b);
const plainText = (text: string): string => text.replaceAll('\r\n', '\n').trim();

interface Known {
  title: string;
  composition: ProductToBring['composition'];
  maker: ReturnType<typeof makerOf>;
  hasPictures: boolean;
}

/** A product that lacks what the law asks for stays a draft; a table that says nothing of such things changes nothing of it. */
function planStatus(
  said: TableProduct,
  present: PresentProduct | undefined,
  { options }: TableWorld,
  { title, composition, maker, hasPictures }: Known,
): Pick<ProductToBring, 'status' | 'missing'> {
  const wanted = said.status ?? present?.status ?? 'published';
  const isOtherTitle = title !== present?.title;
  const isAsked = [said.status, said.composition, said.maker, said.pictures].some((each) => each !== undefined) || maker.isOther || isOtherTitle;
  if (present && !isAsked) return { status: wanted, missing: present.missing };
  const lacking = lackingOf(
    { title, composition: composition.flatMap(({ fibres }) => fibres), pictures: hasPictures ? [{ line: 0, url: '', alt: '' }] : [] },
    { maker: maker.known, hasResponsible: maker.known?.hasResponsible ?? hasResponsibleFor(options) },
  );
  const excused = excusedNeeds(present, options);
  const missing = lacking.filter((need) => !excused.includes(need));
  return { status: wanted === 'published' && missing.length > 0 ? 'draft' : wanted, missing };
}

function planPictures(
  said: TableProduct,
  present: PresentProduct | undefined,
  world: TableWorld,
  refuse: (line: number, column: string, message: string) => void,
): { bring: ProductToBring['pictures']; isOther: boolean; isToFetch: boolean; wanted: number } {
  if (!said.pictures) return { bring: present ? null : [], isOther: false, isToFetch: false, wanted: present?.pictures.length ?? 0 };
  const pictures = said.pictures.map(({ url, colorCode }) => ({ url, colorCode: colorCode === null ? null : world.colour(colorCode).code }));
  for (const { url } of pictures)
    if (url.startsWith('/') && !world.pictures.has(url)) refuse(said.line, 'pictures', `The shop has no picture ${url}.`);
  // Only pictures that are here count: those on their way change the product when they come.
  const here = pictures.filter(({ url }) => world.pictures.has(picturePath(url)));
  const keyOf = (path: string, color: string | null): string => `${path}#${color ?? ''}`;
  const wanted = here.map(({ url, colorCode }) => keyOf(picturePath(url), colorCode));
  const before = (present?.pictures ?? []).map((path, index) => keyOf(path, present?.pictureColours[index] ?? null));
  const isOther = (here.length > 0 || pictures.length === 0) && JSON.stringify(wanted) !== JSON.stringify(before);
  const isToFetch = here.length < pictures.length;
  return { bring: isOther || isToFetch || !present ? pictures : null, isOther, isToFetch, wanted: pictures.length };
}
