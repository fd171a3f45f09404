import { eq } from 'drizzle-orm';
import { InvalidInput } from '#kit/errors';
import { createLinkId } from '#kit/ids';
import type { Tx } from '#platform/transaction';
import { toStoredAmounts } from '../rules/amounts-by-currency.ts';
import { readFormTerms } from '../rules/rule-terms.ts';
import type { AffiliateDiscountRecord } from './admin-affiliate-discounts.ts';
import { affiliateDiscounts, affiliateDiscountUses } from '../tables.ts';
import { AffiliateDiscountUsed } from '../errors.ts';

export type AffiliateDiscountForm = Omit<AffiliateDiscountRecord, 'id'>;

/**
 * Saves an affiliate's discount from its form. Carts use it from now on; existing orders keep their discount.
 * @param id null for a new one
 * @returns its id
 * @throws InvalidInput if the benefit is missing, or the affiliate changes although orders have used it
 */
export async function saveAffiliateDiscount(tx: Tx, id: number | null, form: AffiliateDiscountForm): Promise<number> {
  assertForm(form);
  if (id !== null) await assertAffiliate(tx, id, form.affiliateId);
  const row = {
    affiliateId: form.affiliateId,
    name: form.name.trim(),
    kind: form.kind,
    terms: await readFormTerms(tx, { ...form, use: 'affiliate' }),
    minimums: await toStoredAmounts(tx, 'minimums', form.minimums),
    validFrom: form.validFrom === null ? null : new Date(form.validFrom),
    validUntil: form.validUntil === null ? null : new Date(form.validUntil),
    countryIds: form.countryIds.length > 0 ? [...new Set(form.countryIds)].sort((a, b) => a - b) : null,
    mostUses: form.mostUses,
    isActive: form.isActive,
  };
  const [saved] =
    id === null
      ? await tx
          .insert(affiliateDiscounts)
          .values({ ...row, id: createLinkId() })
          .returning({ id: affiliateDiscounts.id })
      : await tx.update(affiliateDiscounts).set(row).where(eq(affiliateDiscounts.id, id)).returning({ id: affiliateDiscounts.id });
  if (!saved) throw new Error(`affiliate discount ${id} was not saved`);
  return saved.id;
}

const refused = (field: string, code: string, message: string) => new InvalidInput([{ field, code, params: { message } }]);

function assertForm({ name, validFrom, validUntil }: AffiliateDiscountForm): void {
  if (name.trim() === '') throw refused('name', 'required', 'Enter a name');
  if (validFrom !== null && validUntil !== null && validFrom >= validUntil) throw refused('validUntil', 'order', 'The end must be after the start');
}

async function assertAffiliate(tx: Tx, id: number, affiliateId: number): Promise<void> {
  const [present] = await tx
    .select({ affiliateId: affiliateDiscounts.affiliateId, order: affiliateDiscountUses.orderNumber })
    .from(affiliateDiscounts)
    .leftJoin(affiliateDiscountUses, eq(affiliateDiscountUses.affiliateDiscountId, affiliateDiscounts.id))
    .where(eq(affiliateDiscounts.id, id))
    .limit(1);
  if (present?.order != null && present.affiliateId !== affiliateId)
    throw refused(
      'affiliateId',
      'used',
      'Orders have used this discount, so its affiliate cannot be changed. Deactivate it and create another discount.',
    );
}

/** Ends the discounts of an affiliate whose data is erased and clears their names, which may be personal. Orders keep their discount. */
export async function endAffiliateDiscounts(tx: Tx, affiliateId: number): Promise<void> {
  await tx.update(affiliateDiscounts).set({ name: '', isActive: false }).where(eq(affiliateDiscounts.affiliateId, affiliateId));
}

/**
 * Deletes an affiliate's discount that was never used.
 * @throws AffiliateDiscountUsed
 */
export async function removeAffiliateDiscount(tx: Tx, id: number): Promise<void> {
  const uses = affiliateDiscountUses;
  const [used] = await tx.select({ orderNumber: uses.orderNumber }).from(uses).where(eq(uses.affiliateDiscountId, id)).limit(1);
  if (used) throw new AffiliateDiscountUsed();
  await tx.delete(affiliateDiscounts).where(eq(affiliateDiscounts.id, id));
}
