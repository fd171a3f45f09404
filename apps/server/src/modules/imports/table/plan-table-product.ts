import { listMissingNeeds } from '#modules/catalog';
import { listWaivedNeeds } from '../plan/waived-needs.ts';
import { getCategoryCode, type Audience } from '../products/categorize-product.ts';
import { hasResponsiblePerson, type Outcome } from '../plan/plan-product.ts';
import { planPublishing } from '../plan/plan-publishing.ts';
import type { PresentProduct } from '../products/present-products.ts';
import type { Problem } from '../products/problem.ts';
import type { ProductToImport } from '../products/import-types.ts';
import { listProductChanges } from './compare-table-product.ts';
import { findMaker } from './find-maker.ts';
import { planTablePictures } from './plan-table-pictures.ts';
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

type Refuse = (line: number, column: string, message: string) => void;

/** Compares a product of a table with the stored product. Fields that the table lacks stay unchanged. */
export function planTableProduct(
  fileProduct: TableProduct,
  present: PresentProduct | undefined,
  context: TableContext,
): PlannedTableProduct | Problem[] {
  const problems: Problem[] = [];
  const refuse: Refuse = (line, column, message) =>
    void problems.push({ line, handle: fileProduct.handle, column: fileProduct.getHeader(column), message });

  const maker = findMaker(fileProduct, present, context, refuse);
  const facts = mergeFacts(fileProduct, present ? getPresentFacts(present) : getNewFacts(context), context);
  const { audience } = facts;
  refuseMissingFacts(fileProduct, facts, { isNew: !present }, refuse);
  if (fileProduct.category !== undefined && !context.categories.has(fileProduct.category))
    refuse(fileProduct.line, 'category', `The shop has no category ${fileProduct.category}.`);
  const { variants, changes: variantChanges } = planTableVariants(fileProduct, present, context, refuse);
  const { isOther: arePicturesOther, count, photos, ...pictures } = planTablePictures(fileProduct, present, context, refuse);
  const prices = planTablePrices(fileProduct, variants, present, context, refuse);
  if (problems.length > 0 || !audience) return problems.sort((a, b) => a.line - b.line);

  const status = planStatus(fileProduct, present, context, { ...facts, maker, hasPictures: count > 0 });
  const toImport: ProductToImport = {
    handle: fileProduct.handle,
    line: fileProduct.line,
    ...facts,
    maker: maker.toImport,
    categoryCode: fileProduct.category ?? present?.categoryCode ?? guessCategory(facts.title, audience, context),
    audience,
    ...planPublishing(status, photos),
    vatCategory: facts.vatCategory ?? (audience === 'kids' ? 'children' : 'standard'),
    texts: listTextsToWrite(fileProduct, present, facts.title),
    variants,
    closesOthers: false,
    ...pictures,
    prices,
  };
  if (!present) return { outcome: 'created', changes: [], toImport };
  const changes = listProductChanges(toImport, present, { isOtherMaker: maker.isOther, arePicturesOther, variantChanges });
  return { outcome: changes.length > 0 ? 'updated' : 'unchanged', changes, toImport };
}

/** Values of a product apart from its variants, pictures and prices. */
interface Facts extends Pick<ProductToImport, 'title' | 'brand' | 'tags' | 'composition' | 'care' | 'isHygiene'> {
  audience: Audience | undefined;
  /** If undefined, the audience determines the VAT category. */
  vatCategory: string | undefined;
}

const getPresentFacts = ({ title, brand, audience, tags, parts, care, isHygiene, vatCategory }: PresentProduct): Facts => ({
  title,
  brand: brand.name,
  audience: audience as Audience,
  tags,
  composition: parts,
  care,
  isHygiene,
  vatCategory,
});

const getNewFacts = ({ options: { brand = '', audience } }: TableContext): Facts => ({
  title: '',
  brand,
  audience,
  tags: [],
  composition: [],
  care: [],
  isHygiene: false,
  vatCategory: undefined,
});

/** Returns the values of the table, and the given values where the table has none. */
function mergeFacts(fileProduct: TableProduct, kept: Facts, { options }: TableContext): Facts {
  return {
    title: findTitle(fileProduct, options.languageId) ?? kept.title,
    brand: fileProduct.brand ?? kept.brand,
    audience: fileProduct.audience ?? kept.audience,
    tags: fileProduct.tags ?? kept.tags,
    composition: fileProduct.composition ?? kept.composition,
    care: fileProduct.care ?? kept.care,
    isHygiene: fileProduct.isHygiene ?? kept.isHygiene,
    vatCategory: fileProduct.vatCategory ?? kept.vatCategory,
  };
}

/** Returns the name in the language of the file, otherwise in any language. */
const findTitle = ({ texts }: TableProduct, languageId: number): string | undefined =>
  texts.get(languageId)?.name ?? [...texts.values()].find(({ name }) => name)?.name;

function refuseMissingFacts({ line }: TableProduct, { title, brand, audience }: Facts, { isNew }: { isNew: boolean }, refuse: Refuse): void {
  if (!audience) refuse(line, 'audience', 'The audience is missing. Enter women, men or kids.');
  if (isNew && title === '') refuse(line, 'name', 'The shop has no product with this handle, and a new product needs a name.');
  if (isNew && brand === '') refuse(line, 'brand', 'A new product needs a brand.');
}

/** Guesses a category from the title. */
function guessCategory(title: string, audience: Audience, { categories }: TableContext): string {
  const guessed = getCategoryCode({ type: '', tags: [], gender: '', ageGroup: '', category: '', title }, audience);
  return categories.has(guessed) ? guessed : `${audience}-imported`;
}

/** Returns the texts of languages that differ from the stored texts. Missing fields stay unchanged. */
function listTextsToWrite(fileProduct: TableProduct, present: PresentProduct | undefined, title: string): ProductToImport['texts'] {
  return [...fileProduct.texts].flatMap(([languageId, text]) => {
    const before = present?.texts.get(languageId);
    const name = text.name ?? before?.name ?? (before === undefined ? title : '');
    const description = text.description ?? before?.description ?? '';
    if (before ? isSameText(before.name, name) && isSameText(before.description, description) : name === '') return [];
    return [{ languageId, name, description }];
  });
}

/** Compares without trailing blanks and with uniform line breaks, as in a table's cells. */
const isSameText = (a: string, b: string): boolean => normalizeText(a) === normalizeText(b);
const normalizeText = (text: string): string => text.replaceAll('\r\n', '\n').trim();

interface LegalData extends Pick<ProductToImport, 'title' | 'composition'> {
  maker: ReturnType<typeof findMaker>;
  hasPictures: boolean;
}

/** Plans the status. A product without legally required data stays a draft; a table without such columns does not change it. */
function planStatus(
  fileProduct: TableProduct,
  present: PresentProduct | undefined,
  { options }: TableContext,
  legalData: LegalData,
): Pick<ProductToImport, 'status' | 'missing'> {
  const wanted = fileProduct.status ?? (present?.awaitsPhotos ? 'published' : present?.status) ?? 'published';
  if (present && !changesLegalData(fileProduct, present, legalData)) return { status: wanted, missing: present.missing };
  const excused = listWaivedNeeds(present, options);
  const missing = listLackingNeeds(legalData, hasResponsiblePerson(options)).filter((need) => !excused.includes(need));
  return { status: wanted === 'published' && missing.length > 0 ? 'draft' : wanted, missing };
}

const changesLegalData = (fileProduct: TableProduct, present: PresentProduct, { title, maker }: LegalData): boolean =>
  [fileProduct.status, fileProduct.composition, fileProduct.maker, fileProduct.pictures].some((each) => each !== undefined) ||
  maker.isOther ||
  title !== present.title;

function listLackingNeeds({ title, composition, maker, hasPictures }: LegalData, hasNamedResponsible: boolean) {
  return listMissingNeeds(
    { title, composition: composition.flatMap(({ fibres }) => fibres), pictures: hasPictures ? [{ line: 0, url: '', alt: '' }] : [] },
    { maker: maker.known, hasResponsible: maker.known?.hasResponsible ?? hasNamedResponsible },
  );
}
