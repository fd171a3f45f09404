import type { TaxData } from '../../contract.ts';
import { computePayoutVat, type MerchantVat } from '../invoices/vat-on-payout.ts';
import { convertToPayout, type FindRate, type PayoutConversion } from './payout-conversion.ts';

interface VatToConvert {
  /** The net amount of the payout in its currency, minor units. */
  net: number;
  currency: string;
  tax: TaxData;
  merchant: MerchantVat;
}

/**
 * Returns the VAT of a payout in the currency of the merchant's country, which is where it is due: an invoice in another currency must contain it
 * (Directive 2006/112/EC, Art. 230 and 91(2)).
 * @returns null if there is no VAT or it is in that currency; undefined if there is no usable rate
 */
export function convertVat({ net, currency, tax, merchant }: VatToConvert, findRate: FindRate): PayoutConversion['vat'] | undefined {
  const vat = net > 0 ? computePayoutVat(net, tax, merchant).amount : 0;
  if (vat === 0 || currency === merchant.currency) return null;
  const converted = convertToPayout({ currency, amount: vat }, merchant.currency, findRate);
  return converted && { ...converted, targetCurrency: merchant.currency };
}
