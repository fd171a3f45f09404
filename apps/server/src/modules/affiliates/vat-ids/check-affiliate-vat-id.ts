import { and, desc, eq } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { TooManyRequests } from '#kit/errors';
import { checkVatNumber, isVatIdOfUnion } from '#modules/countries';
import { askVies, ViesUnavailable } from '#modules/invoicing';
import type { Db } from '#platform/database';
import { getSharedKey, rateLimit } from '#platform/requests/rate-limit';
import type { Services } from '#platform/services';
import { getMerchant } from '../payouts/merchant.ts';
import { affiliates } from '../tables.ts';
import { affiliateVatIdChecks } from './tables.ts';

/** How long the affiliate who saves a form, or staff who prepare payouts, wait for VIES. */
const MAX_WAIT_MS = 4000;
/** An older answer does not replace a failing VIES. */
const STILL_VALID_MS = days(30);

const lookups = rateLimit('vat-ids');

/** Returns the VAT id of the Union that an affiliate's invoices show; empty: none. */
export function findVatIdOfUnion({ vatNumber, countryCode, status }: { vatNumber: string; countryCode: string; status: string }): string {
  if (status === 'private') return '';
  const checked = checkVatNumber(vatNumber, countryCode);
  return 'number' in checked && isVatIdOfUnion(checked.number) ? checked.number : '';
}

/**
 * Checks the VAT id of an affiliate with VIES, unless the last answer is recent, and stores the answer with its proof. If VIES does not answer,
 * the id is stored as unreachable, and a job asks again. Never call this in a transaction.
 * @param maxAgeMs the age up to which the last answer counts, in ms
 */
export async function checkAffiliateVatId(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { affiliateId, maxAgeMs }: { affiliateId: number; maxAgeMs: number },
): Promise<void> {
  if (config.viesUrl === undefined) return;
  const [affiliate] = await db.select({ tax: affiliates.tax }).from(affiliates).where(eq(affiliates.id, affiliateId));
  const vatId = affiliate ? findVatIdOfUnion(affiliate.tax) : '';
  if (vatId === '') return;
  const last = await findLastCheck(db, { affiliateId, vatId });
  const isYoungerThan = (ms: number) => last !== undefined && last.status !== 'unreachable' && last.checkedAt.getTime() > now().getTime() - ms;
  if (isYoungerThan(maxAgeMs)) return;
  try {
    await lookups.count(getSharedKey(`affiliate ${affiliateId}`));
    const { vatId: requester } = await getMerchant(db);
    const { isValid, consultation } = await askVies({ baseUrl: config.viesUrl, vatId, requester, timeoutMs: MAX_WAIT_MS });
    await db.insert(affiliateVatIdChecks).values({ affiliateId, vatId, status: isValid ? 'valid' : 'invalid', consultation, checkedAt: now() });
  } catch (error) {
    if (!(error instanceof ViesUnavailable || error instanceof TooManyRequests)) throw error;
    if (isYoungerThan(STILL_VALID_MS)) return;
    if (last?.status === 'unreachable') await db.update(affiliateVatIdChecks).set({ checkedAt: now() }).where(eq(affiliateVatIdChecks.id, last.id));
    else await db.insert(affiliateVatIdChecks).values({ affiliateId, vatId, status: 'unreachable', consultation: '', checkedAt: now() });
  }
}

async function findLastCheck(db: Db, { affiliateId, vatId }: { affiliateId: number; vatId: string }) {
  const [last] = await db
    .select()
    .from(affiliateVatIdChecks)
    .where(and(eq(affiliateVatIdChecks.affiliateId, affiliateId), eq(affiliateVatIdChecks.vatId, vatId)))
    .orderBy(desc(affiliateVatIdChecks.id))
    .limit(1);
  return last;
}
