import { defaultLanguageId } from '@selvedge/i18n';
import { listVideoIds } from '#modules/media';
import type { Db } from '#platform/database';
import { listMissingNeeds, legalNeeds, type LegalNeed } from './legal-needs.ts';
import { listProductChoices } from './product-choices.ts';
import type { ProductForm } from './product-form.ts';

/** A form, and whether its product has a price in at least one country. */
export interface PricedForm {
  form: ProductForm;
  hasPrice: boolean;
}

/** A reason why a product cannot be published, with its field. */
export interface PublishingProblem {
  field: string;
  message: string;
  /** Code of a legal requirement, stored in `products.missing`. */
  need?: LegalNeed;
}

const fieldByNeed: Readonly<Record<LegalNeed, string>> = {
  maker: 'makerId',
  'responsible-person': 'makerId',
  'fibre-composition': 'composition',
  picture: 'pictures',
};

/** Returns the legally required data that a product lacks. A video alone is not enough, because lists, emails and feeds show pictures. */
export async function listLegalProblems(db: Db, { makerId, composition, pictures, texts }: ProductForm): Promise<PublishingProblem[]> {
  const maker = makerId === null ? undefined : (await listProductChoices(db)).makers.find(({ id }) => id === makerId);
  const title = texts.find(({ languageId }) => languageId === defaultLanguageId)?.name ?? '';
  const videos = await listVideoIds(
    db,
    pictures.map(({ mediaId }) => mediaId),
  );
  const stills = pictures.filter(({ mediaId }) => !videos.has(mediaId));
  const needs = listMissingNeeds({ title, composition, pictures: stills }, { maker, hasResponsible: maker?.hasResponsible ?? false });
  return needs.map((need) => ({ field: fieldByNeed[need], message: `Required: ${legalNeeds[need]}`, need }));
}

/** Returns all reasons why a product cannot be published: missing legal data, and missing data that a purchase requires. */
export async function listPublishingProblems(db: Db, { form, hasPrice }: PricedForm): Promise<PublishingProblem[]> {
  const problems: PublishingProblem[] = [];
  const inEnglish = form.texts.find(({ languageId }) => languageId === defaultLanguageId);
  if (!inEnglish?.name) problems.push({ field: 'texts', message: 'Required: a name in English, the fallback for missing translations' });
  else if (!inEnglish.description)
    problems.push({ field: 'texts', message: 'Required: a description in English, the fallback for missing translations' });
  if (!form.variants.some(({ isActive }) => isActive)) problems.push({ field: 'variants', message: 'Required: a colour and size that is for sale' });
  if (!hasPrice) problems.push({ field: 'prices', message: 'Required: a price in at least one country' });
  return [...problems, ...(await listLegalProblems(db, form))];
}
