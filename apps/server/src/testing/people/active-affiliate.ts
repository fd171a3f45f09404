import { eq } from 'drizzle-orm';
import { changeAffiliateStatus, seedCommissionRules } from '#modules/affiliates';
import type { Database } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { AffiliateProfile } from '#server/contract';
import { affiliates } from '#tables/affiliates';
import { registeredCustomer, type RegisteredCustomer } from './registered-customer.ts';
import { shopIds, type TestShop } from '../test-shop.ts';

/** An affiliate with their calls. */
export interface TestAffiliate extends RegisteredCustomer {
  affiliateId: number;
  code: string;
}

/** Returns a filled application form. */
export const buildApplicationForm = (changes: Record<string, unknown> = {}) => ({
  code: '',
  website: 'https://jonas.example',
  channels: ['blog', 'instagram'],
  audience: 'People who mend what they wear.',
  countryIds: [shopIds.SI, shopIds.DE],
  promotion: 'Reviews of what I have worn for a year.',
  tax: {
    status: 'private',
    name: 'Jonas Weber',
    taxNumber: '12345678',
    vatNumber: '',
    address: 'Torstraße 44',
    postalCode: '10119',
    city: 'Berlin',
    countryCode: 'DE',
  },
  languageId: 1,
  hasAcceptedTerms: true,
  ...changes,
});

/** Applies for the programme with an account. @returns the affiliate's id and code */
export async function joinProgramme({ call }: Pick<RegisteredCustomer, 'call'>, changes: Record<string, unknown> = {}) {
  const { data } = await call<AffiliateProfile>('POST', 'affiliate/applications', buildApplicationForm(changes));
  return { affiliateId: data.id, code: data.code };
}

/** Approves an affiliate. */
export const approveAffiliate = ({ database: { db } }: TestShop, affiliateId: number) =>
  inTransaction(db, (tx) => changeAffiliateStatus(tx, { affiliateId, move: 'approve', actor: 'Mira', reason: '' }));

/** Ends the wait after a change of the payout account. */
export const endPayoutHold = ({ db }: Pick<Database, 'db'>, affiliateId: number) =>
  db.update(affiliates).set({ payoutHeldUntil: null }).where(eq(affiliates.id, affiliateId));

/** Suspends an affiliate: new orders earn nothing. */
export const suspendAffiliate = ({ db }: Pick<Database, 'db'>, { affiliateId }: Pick<TestAffiliate, 'affiliateId'>) =>
  inTransaction(db, (tx) => changeAffiliateStatus(tx, { affiliateId, move: 'suspend', actor: 'Mira', reason: 'Brand bidding' }));

/** Creates an affiliate with a pending application. */
export async function applyAsAffiliate(shop: TestShop, changes: Record<string, unknown> = {}): Promise<TestAffiliate> {
  const customer = await registeredCustomer(shop);
  return { ...customer, ...(await joinProgramme(customer, changes)) };
}

/** Creates an active affiliate, who earns 10 % unless there are other rules. */
export async function activeAffiliate(shop: TestShop, changes: Record<string, unknown> = {}): Promise<TestAffiliate> {
  const affiliate = await applyAsAffiliate(shop, changes);
  await approveAffiliate(shop, affiliate.affiliateId);
  await seedCommissionRules(shop.database.db);
  return affiliate;
}
