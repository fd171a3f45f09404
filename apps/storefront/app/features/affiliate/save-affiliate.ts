import type { AffiliateUpdate, PayoutAccount } from '@selvedge/server/contract';
import { textOf } from '#lib/take-form.ts';
import { affiliateProfilePath } from '#lib/affiliate-context.ts';
import type { Shop } from '#lib/shop-context.ts';
import { introductionOf, taxOf } from './application-of.ts';
import { takeAffiliateForm } from './take-affiliate-form.ts';

/** Saves what one of the profile's forms says. */
export const saveAffiliate = (shop: Pick<Shop, 'api' | 'href' | 'isSecure'>, affiliateId: number, form: FormData) =>
  takeAffiliateForm(shop, form, affiliateProfilePath, async () => {
    await shop.api.updateAffiliate(affiliateId, changeFrom(form));
    return { to: affiliateProfilePath, notice: 'affiliate-saved' };
  });

function changeFrom(form: FormData): AffiliateUpdate {
  switch (textOf(form, 'intent')) {
    case 'payout':
      return { payoutAccount: accountOf(form) };
    case 'tax':
      return { tax: taxOf(form) };
    default:
      return introductionOf(form);
  }
}

function accountOf(form: FormData): PayoutAccount {
  const text = (name: string): string => textOf(form, `payoutAccount.${name}`).trim();
  const holder = text('holder');
  if (text('kind') === 'bkash') return { kind: 'bkash', holder, bkash: text('bkash') };
  if (text('kind') !== 'bank') return { kind: 'iban', holder, iban: text('iban'), bic: text('bic') };
  const bank = { bankName: text('bankName'), branch: text('branch'), routingNumber: text('routingNumber'), accountNumber: text('accountNumber') };
  return { kind: 'bank', holder, ...bank, countryCode: text('countryCode') };
}
