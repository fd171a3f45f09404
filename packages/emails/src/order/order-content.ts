import { getTexts, isTextKey } from '@selvedge/i18n/texts';
import { legalPaths } from '@selvedge/pages/legal-paths';
import type { Formats } from '../formats.ts';
import type { TranslateMail } from '../mail-texts.ts';
import type { OrderMailData } from './order-mail-data.ts';

/** Parameters of an order template. */
export interface OrderTemplateInput {
  data: OrderMailData;
  t: TranslateMail;
  formats: Formats;
}

/** `Linea · Colour: Navy · Size: M · Quantity: 2` */
export const formatLineDetails = ({ brand, color, size, quantity }: OrderMailData['lines'][number], { t, formats }: OrderTemplateInput): string =>
  [brand, color && `${t('order.color')}: ${color}`, size && `${t('order.size')}: ${size}`, t('order.quantity', { pieces: formats.count(quantity) })]
    .filter(Boolean)
    .join(' · ');

/** Returns the totals of the order, each as label and amount. */
export function listTotals({ data, t, formats }: OrderTemplateInput): { label: string; amount: string }[] {
  const { goods, promotions, delivery, cashOnDelivery, rounding } = data;
  return [
    { label: t('order.goods'), amount: formats.amount(goods) },
    ...promotions.flatMap(({ code, explanation, amount }) => {
      const name = code === '' ? t('order.discountWithoutCode') : t('order.discount', { code });
      return amount === 0 ? [] : [{ label: [name, explanation].filter(Boolean).join(': '), amount: formats.amount(-amount) }];
    }),
    { label: t('order.delivery'), amount: delivery === 0 ? t('order.free') : formats.amount(delivery) },
    ...(cashOnDelivery === 0 ? [] : [{ label: t('order.cashOnDelivery'), amount: formats.amount(cashOnDelivery) }]),
    ...(rounding === 0 ? [] : [{ label: t('order.rounding'), amount: formats.amount(rounding) }]),
  ];
}

/** Returns delivery and billing address with their headings. Identical addresses are returned once. */
export function destinations({ data, t, formats }: OrderTemplateInput): { title: string; lines: readonly string[] }[] {
  const { pickup } = data;
  const [shipping, billing] = [formats.address(data.shippingAddress), formats.address(data.billingAddress)];
  const bill = { title: t('order.billingAddress'), lines: billing };
  if (pickup) {
    const lines = [pickup.name, pickup.code, ...pickup.address].filter((line) => line !== '');
    return [{ title: getShippingMethodName(t, data.shippingMethod), lines }, bill];
  }
  const isSame = shipping.join('\n') === billing.join('\n');
  return [{ title: t('order.shippingAddress'), lines: shipping }, ...(isSame ? [] : [bill])];
}

/** Returns when the order is delivered or can be collected. */
export const arrival = ({ data, t, formats }: OrderTemplateInput): string =>
  data.shippingMethod === 'pickup'
    ? t('order.pickup', { day: formats.day(data.deliverFrom) })
    : t('order.estimate', { days: formats.days(data.deliverFrom, data.deliverUntil) });

/** Returns the hint on how to open the order. */
export const trackHint = ({ data, t }: OrderTemplateInput): string =>
  t(data.invoiceNumber ? 'order.trackHint.withInvoice' : 'order.trackHint.withEmail');

/** Returns a method's name, or its code if there is no name. */
export function getShippingMethodName(t: TranslateMail, code: string): string {
  const key = `order.shippingMethods.${code}` as const;
  return isTextKey('mails', key) ? t(key) : code;
}

/** Returns the subject and the first sentences of the email. */
export function getOrderIntro({ data, t }: OrderTemplateInput): { subject: string; heading: string; intro: string } {
  const values = { shop: data.shopName, orderNumber: data.orderNumber };
  if (data.isEdited) return { subject: t('order.edited.subject', values), heading: t('order.edited.heading'), intro: t('order.edited.intro') };
  const isReceived = data.outcome === 'desk' || data.outcome === 'pay';
  return {
    subject: t('order.subject', values),
    heading: t(isReceived ? 'order.heading.received' : 'order.heading.confirmed'),
    intro: t(`order.intro.${data.outcome}`),
  };
}

/**
 * Returns the pages about the rights of the buyer: the instructions and the form for withdrawal, the legal guarantee with its harmonised
 * notice, and the terms (Directive 2011/83/EU, Art. 8(7)).
 */
export function listRights({ data: { language, shopUrl } }: OrderTemplateInput): { title: string; url: string }[] {
  const { t } = getTexts('legal', typeof language === 'string' ? language : language.code);
  return [
    { title: t('withdrawal.title'), url: `${shopUrl}${legalPaths.withdrawal}` },
    { title: t('guarantee.title'), url: `${shopUrl}${legalPaths.guarantee}` },
    { title: t('terms.title'), url: `${shopUrl}${legalPaths.terms}` },
  ];
}
