import { listMissingNeeds } from '#modules/catalog';
import { listWaivedNeeds } from '../plan/waived-needs.ts';
import { picturePath } from '../photos/media-of-products.ts';
import { getCategoryCode } from '../products/categorize-product.ts';
import { hasResponsiblePerson, type Outcome } from '../plan/plan-product.ts';
import { hasPhoto, isPhoto, planPublishing } from '../plan/plan-publishing.ts';
import type { PresentProduct } from '../products/present-products.ts';
import type { Problem } from '../products/problem.ts';
import type { ProductToImport } from '../products/import-types.ts';
import { findMaker } from './find-maker.ts';
import { planTablePrices } from './plan-table-prices.ts';
import { planTableVariants } from './plan-table-variants.ts';
import type { TableProduct } from './table-product.ts';
import type { TableContext } from './table-context.ts';

/** The planned change of one product of a table. */
export interface PlannedTableProduct {
  outcome: Outcome;
  /** Descriptions of the differences. */
  changes: string[];
  toImport: ProductToImport;
}

/** Compares a product of a table with the shop's. Fields that the table lacks stay unchanged. */
export function planTableProduct(
  fileProduct: TableProduct,
  present: PresentProduct | undefined,
  context: TableContext,
): PlannedTableProduct | Problem[] {
  const problems: Problem[] = [];
  const refuse = (line: number, column: string, message: string): void =>
    void problems.push({ line, handle: fileProduct.handle, column: fileProduct.headerOf(column), message });
  const { options } = context;

  const maker = findMaker(fileProduct, present, context, refuse);
  const audience = fileProduct.audience ?? (present?.audience as TableProduct['audience']) ?? options.audience;
  const title =
    fileProduct.texts.get(options.languageId)?.name ?? [...fileProduct.texts.values()].find(({ name }) => name)?.name ?? present?.title ?? '';
  const brand = fileProduct.brand ?? present?.brand.name ?? options.brand ?? '';
  if (!audience) refuse(fileProduct.line, 'audience', 'Nothing says whether it is for women, men or kids.');
  if (!present && title === '') refuse(fileProduct.line, 'name', 'The shop has no product of this handle, and a new one needs a name.');
  if (!present && brand === '') refuse(fileProduct.line, 'brand', 'A new product needs a brand.');
  if (fileProduct.category !== undefined && !context.categories.has(fileProduct.category))
    refuse(fileProduct.line, 'category', `The shop has no category ${fileProduct.category}.`);
  const { variants, changes: variantChanges } = planTableVariants(fileProduct, present, context, refuse);
  const pictures = planPictures(fileProduct, present, context, refuse);
  const prices = planTablePrices(fileProduct, variants, present, context, refuse);
  if (problems.length > 0 || !audience) return problems.sort((a, b) => a.line - b.line);

  const hints = { type: '', tags: [], gender: '', ageGroup: '', category: '', title };
  const guessed = getCategoryCode(hints, audience);
  const categoryCode = fileProduct.category ?? present?.categoryCode ?? (context.categories.has(guessed) ? guessed : `${audience}-imported`);
  const composition = fileProduct.composition ?? present?.parts ?? [];
  const texts = textsToWrite(fileProduct, present, title);
  const isCleared = fileProduct.pictures?.length === 0;
  const keepsPhotos = hasPhoto(present) && !isCleared;
  const status = planPublishing(planStatus(fileProduct, present, context, { title, composition, maker, hasPictures: pictures.wanted > 0 }), {
    isHere: (present?.status === 'published' && !isCleared) || keepsPhotos || pictures.hasPhoto,
    isToFetch: pictures.isToFetch || (present?.awaitsPhotos === true && !isCleared),
  });
  const toImport: ProductToImport = {
    handle: fileProduct.handle,
    line: fileProduct.line,
    title,
    brand,
    maker: maker.toImport,
    categoryCode,
    audience,
    ...status,
    composition,
    care: fileProduct.care ?? present?.care ?? [],
    isHygiene: fileProduct.isHygiene ?? present?.isHygiene ?? false,
    vatCategory: fileProduct.vatCategory ?? present?.vatCategory ?? (audience === 'kids' ? 'children' : 'standard'),
    texts,
    variants,
    closesOthers: false,
    pictures: pictures.toImport,
    prices,
    isToFetch: pictures.isToFetch,
    keepsPhotos,
  };
  if (!present) return { outcome: 'created', changes: [], toImport };
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
    isOther(toImport.care, present.care) && 'care',
    toImport.isHygiene !== present.isHygiene && 'hygiene',
    toImport.vatCategory !== present.vatCategory && 'VAT',
    ...variantChanges,
    prices.length > 0 && 'prices',
    pictures.isOther && 'pictures',
  ].filter((change) => typeof change === 'string');
  return { outcome: changes.length > 0 ? 'updated' : 'unchanged', changes, toImport };
}

/** Uses a fixed order of keys, because the database has its own. */
const plainParts = (parts: ProductToImport['composition']) =>
  parts.map(({ part, fibres }) => [part, ...fibres.map(({ fibre, percent }) => [fibre, percent])]);

/** Returns the texts of languages that differ from the shop's; missing fields stay unchanged. */
function textsToWrite(fileProduct: TableProduct, present: PresentProduct | undefined, title: string): ProductToImport['texts'] {
  return [...fileProduct.texts].flatMap(([languageId, text]) => {
    const before = present?.texts.get(languageId);
    const name = text.name ?? before?.name ?? (before === undefined ? title : '');
    const description = text.description ?? before?.description ?? '';
    if (before ? isSameText(before.name, name) && isSameText(before.description, description) : name === '') return [];
    return [{ languageId, name, description }];
  });
}

/** Compares without trailing blanks and with uniform line breaks, as in a table's cells. */
const isSameText = (a: string, b: string): boolean => plainText(a) === plainText(b);
const plainText = (text: string): string => text.replaceAll('\r\n', '\n').trim();

interface Known {
  title: string;
  composition: ProductToImport['composition'];
  maker: ReturnType<typeof findMaker>;
  hasPictures: boolean;
}

/** Plans the status. A product without legally required data stays a draft; a table without such columns does not change it. */
function planStatus(
  fileProduct: TableProduct,
  present: PresentProduct | undefined,
  { options }: TableContext,
  { title, composition, maker, hasPictures }: Known,
): Pick<ProductToImport, 'status' | 'missing'> {
  const wanted = fileProduct.status ?? (present?.awaitsPhotos ? 'published' : present?.status) ?? 'published';
  const isOtherTitle = title !== present?.title;
  const isAsked =
    [fileProduct.status, fileProduct.composition, fileProduct.maker, fileProduct.pictures].some((each) => each !== undefined) ||
    maker.isOther ||
    isOtherTitle;
  if (present && !isAsked) return { status: wanted, missing: present.missing };
  const lacking = listMissingNeeds(
    { title, composition: composition.flatMap(({ fibres }) => fibres), pictures: hasPictures ? [{ line: 0, url: '', alt: '' }] : [] },
    { maker: maker.known, hasResponsible: maker.known?.hasResponsible ?? hasResponsiblePerson(options) },
  );
  const excused = listWaivedNeeds(present, options);
  const missing = lacking.filter((need) => !excused.includes(need));
  return { status: wanted === 'published' && missing.length > 0 ? 'draft' : wanted, missing };
}

function planPictures(
  fileProduct: TableProduct,
  present: PresentProduct | undefined,
  context: TableContext,
  refuse: (line: number, column: string, message: string) => void,
): { toImport: ProductToImport['pictures']; isOther: boolean; isToFetch: boolean; hasPhoto: boolean; wanted: number } {
  if (!fileProduct.pictures)
    return { toImport: present ? null : [], isOther: false, isToFetch: false, hasPhoto: false, wanted: present?.pictures.length ?? 0 };
  const pictures = fileProduct.pictures.map(({ url, colorCode }) => ({ url, colorCode: colorCode === null ? null : context.colour(colorCode).code }));
  for (const { url } of pictures)
    if (url.startsWith('/') && !context.pictures.has(url)) refuse(fileProduct.line, 'pictures', `The shop has no picture ${url}.`);
  // Only downloaded images count: others change the product when they arrive.
  const availablePictures = pictures.filter(({ url }) => context.pictures.has(picturePath(url)));
  const getPictureKey = (path: string, color: string | null): string => `${path}#${color ?? ''}`;
  const wanted = availablePictures.map(({ url, colorCode }) => getPictureKey(picturePath(url), colorCode));
  const before = (present?.pictures ?? []).map((path, index) => getPictureKey(path, present?.pictureColours[index] ?? null));
  const isOther = (availablePictures.length > 0 || pictures.length === 0) && JSON.stringify(wanted) !== JSON.stringify(before);
  const isToFetch = availablePictures.length < pictures.length;
  return {
    toImport: isOther || isToFetch || !present ? pictures : null,
    isOther,
    isToFetch,
    hasPhoto: availablePictures.some(({ url }) => isPhoto(url)),
    wanted: pictures.length,
  };
}
