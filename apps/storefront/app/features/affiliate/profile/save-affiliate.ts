import type { AffiliateUpdate, PayoutAccount } from '@selvedge/server/contract';
import { readText } from '#lib/forms/handle-form.ts';
import { affiliateProfilePath } from '#lib/session/affiliate-context.ts';
import type { Shop } from '#lib/shop-context.ts';
import { readIntroduction, readTaxData } from '../join/read-application.ts';
import { handleAffiliateForm } from './handle-affiliate-form.ts';

/** Saves one of the profile's forms. */
export const saveAffiliate = (shop: Pick<Shop, 'api' | 'href' | 'isSecure'>, affiliateId: number, form: FormData) =>
  handleAffiliateForm(shop, form, affiliateProfilePath, async () => {
    await shop.api.updateAffiliate(affiliateId, readAffiliateUpdate(form));
    return { to: affiliateProfilePath, notice: 'affiliate-saved' };
  });

function readAffiliateUpdate(form: FormData): AffiliateUpdate {
  switch (readText(form, 'intent')) {
    case 'payout':
      return { payoutAccount: readPayoutAccount(form), currentPassword: readText(form, 'currentPassword') };
    case 'payout-currency':
      return { payoutCurrency: readText(form, 'payoutCurrency') || null };
    case 'time-zone':
      return { timeZone: readText(form, 'timeZone') };
    case 'announcement-mails':
      return { wantsAnnouncementMails: form.has('wantsAnnouncementMails') };
    case 'tax':
      return { tax: readTaxData(form) };
    default:
      return readIntroduction(form);
  }
}

function readPayoutAccount(form: FormData): PayoutAccount {
  const text = (name: string): string => readText(form, `payoutAccount.${name}`).trim();
  const holder = text('holder');
  if (text('kind') === 'bkash') return { kind: 'bkash', holder, bkash: text('bkash') };
  const kind = text('kind');
  if (kind === 'paypal' || kind === 'wise') return { kind, holder, email: text('email') };
  if (kind !== 'bank') return { kind: 'iban', holder, iban: text('iban'), bic: text('bic') };
  const bank = { bankName: text('bankName'), branch: text('branch'), routingNumber: text('routingNumber'), accountNumber: text('accountNumber') };
  return { kind: 'bank', holder, ...bank, countryCode: text('countryCode') };
}
