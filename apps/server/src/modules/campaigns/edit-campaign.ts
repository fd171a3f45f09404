import { defaultLanguageId } from '@selvedge/i18n';
import { eq } from 'drizzle-orm';
import { InvalidInput, type FieldIssue } from '#kit/errors';
import { buildSlug } from '#modules/catalog';
import { cleanMarkdown, toOneLine } from '#modules/content';
import { lacksAltText } from '#modules/media';
import { couponKey, findCoupon } from '#modules/promotions';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction, type Tx } from '#platform/transaction';
import { withConflicts } from '#platform/sql/with-conflicts';
import type { CampaignRecord } from './admin-campaigns.ts';
import { campaignCountries, campaignProducts, campaigns, campaignTranslations } from './tables.ts';
import { campaignsTag } from './tags.ts';

export type CampaignForm = Omit<CampaignRecord, 'id'>;

/** Reserved slugs of the shop's two sample pages. */
const samples = ['test', 'test2'];

/**
 * Saves a campaign from its form and removes active content from its texts.
 * @param id null for a new campaign
 * @returns the id of the campaign
 * @throws InvalidInput if the English text is missing, the slug is invalid or taken, or a referenced record does not exist
 */
export async function editCampaign(tx: Tx, id: number | null, form: CampaignForm): Promise<number> {
  const texts = form.texts
    .map(({ languageId, title, excerpt, body, alt }) => ({
      languageId,
      title: toOneLine(title),
      excerpt: toOneLine(excerpt),
      body: cleanMarkdown(body),
      alt: toOneLine(alt),
    }))
    .filter(({ title }) => title !== '');
  const english = texts.find(({ languageId }) => languageId === defaultLanguageId);
  const slug = form.slug.trim() || buildSlug(english?.title ?? '');
  const couponCode = couponKey(form.couponCode);
  await assertForm(tx, { ...form, slug, texts, couponCode });
  const row = {
    slug,
    couponCode,
    mediaId: form.mediaId,
    startsAt: new Date(form.startsAt),
    endsAt: new Date(form.endsAt),
    isActive: form.isActive,
  };
  // The save runs in a savepoint, so that the transaction can continue after a slug conflict.
  const unknown = (field: string, message: string) => () => createRefusal([createIssue(field, 'unknown', message)]);
  const conflicts = {
    campaigns_slug_unique: () => createRefusal([createIssue('slug', 'taken', 'Another campaign uses this URL slug')]),
    campaigns_media_id_media_id_fk: unknown('mediaId', 'There is no such picture'),
    campaign_products_product_id_products_id_fk: unknown('productIds', 'One of the products no longer exists'),
    campaign_countries_country_id_countries_id_fk: unknown('countryIds', 'There is no such country'),
    campaign_translations_language_id_languages_id_fk: unknown('texts', 'There is no such language'),
  };
  const save = async (inner: Tx): Promise<number> => {
    const [saved] =
      id === null
        ? await inner.insert(campaigns).values(row).returning({ id: campaigns.id })
        : await inner.update(campaigns).set(row).where(eq(campaigns.id, id)).returning({ id: campaigns.id });
    if (!saved) throw new Error(`campaign ${id} was not saved`);
    await saveParts(inner, saved.id, { ...form, texts });
    await dropTags(inner, [campaignsTag]);
    return saved.id;
  };
  return withConflicts(conflicts, () => inTransaction(tx, save));
}

async function saveParts(tx: Tx, campaignId: number, { texts, productIds, countryIds }: Pick<CampaignForm, 'texts' | 'productIds' | 'countryIds'>) {
  await tx.delete(campaignTranslations).where(eq(campaignTranslations.campaignId, campaignId));
  await tx.insert(campaignTranslations).values(texts.map((text) => ({ ...text, campaignId })));
  await tx.delete(campaignProducts).where(eq(campaignProducts.campaignId, campaignId));
  const shown = [...new Set(productIds)].map((productId, position) => ({ campaignId, productId, position }));
  if (shown.length > 0) await tx.insert(campaignProducts).values(shown);
  await tx.delete(campaignCountries).where(eq(campaignCountries.campaignId, campaignId));
  const places = [...new Set(countryIds)].map((countryId) => ({ campaignId, countryId }));
  if (places.length > 0) await tx.insert(campaignCountries).values(places);
}

/** Deletes a campaign. Another campaign can use its slug afterwards. */
export async function removeCampaign(tx: Tx, id: number): Promise<void> {
  await tx.delete(campaigns).where(eq(campaigns.id, id));
  await dropTags(tx, [campaignsTag]);
}

const createIssue = (field: string, code: string, message: string): FieldIssue => ({ field, code, params: { message } });
const createRefusal = (issues: FieldIssue[]) => new InvalidInput(issues);

async function assertForm(tx: Tx, { slug, texts, couponCode, mediaId, startsAt, endsAt }: CampaignForm): Promise<void> {
  const issues: FieldIssue[] = [];
  if (!texts.some(({ languageId, body }) => languageId === defaultLanguageId && body !== ''))
    issues.push(createIssue('texts', 'required', 'Enter a title and a text in English. They are the fallback for missing translations.'));
  if (slug === '' || buildSlug(slug) !== slug || samples.includes(slug))
    issues.push(createIssue('slug', 'slug', 'Use lowercase letters, digits and single hyphens. “test” and “test2” are reserved.'));
  if (new Date(endsAt) <= new Date(startsAt)) issues.push(createIssue('endsAt', 'order', 'The end must be after the start'));
  if (couponCode !== '' && !(await findCoupon(tx, { code: couponCode, email: '', exceptOrders: [] })))
    issues.push(createIssue('couponCode', 'unknown', 'There is no such coupon'));
  if (mediaId !== null && (await lacksAltText(tx, mediaId, texts)))
    issues.push(createIssue('texts', 'required', 'Enter an alt text in each language'));
  if (issues.length > 0) throw createRefusal(issues);
}
