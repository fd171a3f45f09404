import { listDemoAnnouncements } from '@selvedge/demo';
import { days, now, setClock } from '#kit/clock';
import { createUser, demoSignIns, findUserId } from '#modules/accounts';
import {
  applyForProgramme,
  changeAffiliateStatus,
  findAffiliateOfUser,
  makeLink,
  saveAnnouncement,
  saveRule,
  updateProfile,
  type AffiliateApplication,
} from '#modules/affiliates';
import { listLanguages } from '#modules/countries';
import { saveAffiliateDiscount } from '#modules/promotions';
import { addPastClicks } from '#modules/tracking';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction, type Tx } from '#platform/transaction';
import { listLinksOfAffiliate } from '#seeds/affiliates';
import { findFirstBrand, listFirstSlugs } from '#seeds/catalog';
import { listShopCountries } from '#seeds/countries';
import { buildPastClicks } from './past-clicks.ts';
import { seedPastSales } from './seed-past-sales.ts';

const CODE = 'JONAS10';
/** An applicant without a known password. */
const applicant = { email: 'demo.applicant@selvedge.test', firstName: 'Inês', lastName: 'Marques' };
/** Only paths are needed, so any local address works. */
const publicAddress = { publicUrl: 'http://localhost', isLoopback: true };

/**
 * Adds data for the demo affiliate's portal: membership, two discounts, five links and two months of clicks and sales; an applicant; announcements; and
 * commission rules besides the general one. Runs once; existing data stays unchanged.
 */
export async function seedDemoAffiliate(db: Db, config: Config): Promise<void> {
  const userId = await findUserId(db, getDemoEmail('Affiliate'));
  if (userId === undefined || (await findAffiliateOfUser(db, userId))) return;
  const rows = await listShopCountries(db);
  const getCountryId = (code: string) => rows.find((row) => row.code === code)?.id ?? 0;
  const saleCountryIds = ['DE', 'AT', 'SI'].map(getCountryId).filter(Boolean);
  const daysAgo = config.hasDemoYear ? JOINED_DAYS_AGO_WITH_YEAR : JOINED_DAYS_AGO;
  const affiliateId = await runAtTime(new Date(now().getTime() - days(daysAgo)), async () => {
    const joined = await joinProgramme(db, { userId, sellsTo: saleCountryIds });
    const discountId = await inTransaction(db, (tx) => saveDiscounts(tx, joined, getCountryId('DE')));
    await seedRules(db);
    await seedLinks(db, { affiliateId: joined, germany: getCountryId('DE'), slovenia: getCountryId('SI'), discountId });
    return joined;
  });
  const links = await listLinksOfAffiliate(db, affiliateId);
  const languages = await listLanguages(db);
  const getLanguageId = (code: string) => languages.find((language) => language.code === (code === 'SI' ? 'sl' : code.toLowerCase()))?.id ?? 1;
  if (!config.hasDemoYear) await seedPastSales(db, config, { code: CODE, links, getCountryId, getLanguageId });
  await addPastClicks(db, buildPastClicks(links, { affiliateId, code: CODE, today: now() }));
  await seedApplicant(db, saleCountryIds);
  await seedAnnouncements(db);
}

/** Days before today on which the affiliate joined: enough for two months of sales. */
const JOINED_DAYS_AGO = 62;
/** The same in a shop with a demo year, whose sales come from `year/`. */
const JOINED_DAYS_AGO_WITH_YEAR = 340;

async function runAtTime<Done>(at: Date, run: () => Promise<Done>): Promise<Done> {
  const restore = setClock(() => at);
  try {
    return await run();
  } finally {
    restore();
  }
}

async function joinProgramme(db: Db, { userId, sellsTo: saleCountryIds }: { userId: number; sellsTo: number[] }): Promise<number> {
  const affiliateId = await applyForProgramme(db, { userId, application: { ...application, code: CODE, countryIds: saleCountryIds } });
  await inTransaction(db, (tx) => changeAffiliateStatus(tx, { affiliateId, move: 'approve', actor: 'demo', reason: '' }));
  await updateProfile(db, {
    affiliateId,
    changes: { payoutAccount: { kind: 'iban', holder: 'Jonas Weber', iban: 'DE89370400440532013000', bic: '' } },
  });
  return affiliateId;
}

const getDemoEmail = (role: (typeof demoSignIns)[number]['role']): string => demoSignIns.find((account) => account.role === role)?.email ?? '';

const application: AffiliateApplication = {
  code: '',
  website: 'https://jonas-weber.example',
  channels: ['blog', 'instagram', 'youtube'],
  audience: 'People who mend what they wear and ask where it comes from; most of them in Germany and Austria.',
  countryIds: [],
  promotion: 'Reviews of what I have worn for a year, with the repairs it needed.',
  tax: {
    ...{ status: 'sole-trader', name: 'Jonas Weber', taxNumber: '37/123/45678', vatNumber: 'DE123456789' },
    ...{ address: 'Torstraße 44', postalCode: '10119', city: 'Berlin', countryCode: 'DE' },
  },
  languageId: 1,
  hasAcceptedTerms: true,
};

/** Saves two discounts. @returns the id of the first */
async function saveDiscounts(tx: Tx, affiliateId: number, germany: number): Promise<number> {
  const usual = { affiliateId, minimums: [], validFrom: null, validUntil: null, countryIds: [], mostUses: null, isActive: true };
  const first = await saveAffiliateDiscount(tx, null, { ...usual, name: 'Ten percent for readers', kind: 'percent', terms: { rate: 10 } });
  await saveAffiliateDiscount(tx, null, {
    ...usual,
    name: 'Five euros off from fifty',
    kind: 'amount',
    terms: { amounts: [{ currency: 'EUR', amount: 5 }] },
    minimums: [{ currency: 'EUR', amount: 50 }],
    countryIds: [germany],
    mostUses: 200,
  });
  return first;
}

async function seedRules(db: Db): Promise<void> {
  const brand = await findFirstBrand(db);
  const anything = { affiliateId: null, groupId: null, tierId: null, productId: null, categoryId: null, brandId: null, countryId: null };
  const always = { priority: 0, validFrom: null, validUntil: null };
  const forms = [
    { ...anything, ...always, name: 'New customers', basisPoints: 1200, customer: 'new' as const },
    ...(brand ? [{ ...anything, ...always, name: brand.name, basisPoints: 1500, brandId: brand.id, customer: null }] : []),
  ];
  for (const form of forms) await inTransaction(db, (tx) => saveRule(tx, { ruleNumber: null, form, by: 'demo' }));
}

async function seedAnnouncements(db: Db): Promise<void> {
  for (const { path, daysAgo, texts } of listDemoAnnouncements()) {
    const publishAt = new Date(now().getTime() - days(daysAgo)).toISOString();
    await inTransaction(db, (tx) => saveAnnouncement(tx, null, { groupId: null, countryId: null, isEmailed: false, path, publishAt, texts }));
  }
}

interface Places {
  affiliateId: number;
  germany: number;
  slovenia: number;
  discountId: number | null;
}

async function seedLinks(db: Db, { affiliateId, germany, slovenia, discountId }: Places): Promise<void> {
  const [first = '', second = ''] = (await listFirstSlugs(db, 2)).map((slug) => `/en/product/${slug}`);
  const instagram = { source: 'instagram', utmSource: 'instagram', utmMedium: 'social' };
  const blog = { source: 'blog', utmSource: 'blog', utmMedium: 'article' };
  const wanted = [
    { ...instagram, name: 'Link in the profile', url: '/', utmCampaign: 'profile', affiliateDiscountId: discountId },
    { ...instagram, name: 'Autumn reel', url: first, utmCampaign: 'autumn', subId: 'reel-1' },
    { ...blog, name: 'A year in one shirt', url: second, utmCampaign: 'one-year' },
    { ...blog, name: 'Where I buy', url: '/categories', utmCampaign: 'evergreen' },
    {
      source: 'youtube',
      utmSource: 'youtube',
      utmMedium: 'video',
      name: 'For Ljubljana',
      url: '/brands',
      utmCampaign: 'meet-up',
      countryId: slovenia,
    },
  ];
  const plain = { affiliateId, countryId: germany, languageId: 1, affiliateDiscountId: null, utmContent: '', utmTerm: '', subId: '' };
  // In order, because the first link is the one with most clicks.
  for (const link of wanted.filter(({ url }) => url !== '')) await makeLink(db, { affiliateId, input: { ...plain, ...link }, publicAddress });
}

async function seedApplicant(db: Db, countryIds: number[]): Promise<void> {
  if ((await findUserId(db, applicant.email)) !== undefined) return;
  const userId = await createUser(db, { ...applicant, password: `Aa.1${crypto.randomUUID()}`, userTypeIds: [2], emailConfirmedAt: now() });
  const tax = { ...application.tax, name: 'Inês Marques', status: 'private' as const, taxNumber: '', vatNumber: '' };
  const applicationFields = {
    website: 'https://ines-sews.example',
    channels: ['instagram' as const],
    audience: 'Home sewers.',
    promotion: 'Short films of seams, inside and out.',
  };
  await applyForProgramme(db, { userId, application: { ...application, ...applicationFields, code: 'INES-SEWS', tax, countryIds } });
}
