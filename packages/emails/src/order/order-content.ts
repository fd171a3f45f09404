import type { Formats } from '../formats.ts';
import type { MailTexts } from '../texts/mail-texts.ts';
import type { OrderMailData } from './order-mail-data.ts';

/** Parameters of an order template. */
export interface OrderTemplateInput {
  data: OrderMailData;
  texts: MailTexts['order'];
  formats: Formats;
}

/** `Linea · Colour: Navy · Size: M · Quantity: 2` */
export const formatLineDetails = ({ brand, color, size, quantity }: OrderMailData['lines'][number], { texts, formats }: OrderTemplateInput): string =>
  [brand, color && `${texts.color}: ${color}`, size && `${texts.size}: ${size}`, texts.quantity(formats.count(quantity))].filter(Boolean).join(' · ');

/** Returns the totals of the order, each as label and amount. */
export function listTotals({ data, texts, formats }: OrderTemplateInput): { label: string; amount: string }[] {
  const { goods, promotions, delivery, cashOnDelivery, rounding } = data;
  return [
    { label: texts.goods, amount: formats.amount(goods) },
    ...promotions.flatMap(({ code, explanation, amount }) =>
      amount === 0 ? [] : [{ label: [texts.discount(code), explanation].filter(Boolean).join(': '), amount: formats.amount(-amount) }],
    ),
    { label: texts.delivery, amount: delivery === 0 ? texts.free : formats.amount(delivery) },
    ...(cashOnDelivery === 0 ? [] : [{ label: texts.cashOnDelivery, amount: formats.amount(cashOnDelivery) }]),
    ...(rounding === 0 ? [] : [{ label: texts.rounding, amount: formats.amount(rounding) }]),
  ];
}

/** Returns delivery and billing address with their headings; an identical address once. */
export function destinations({ data, texts, formats }: OrderTemplateInput): { title: string; lines: readonly string[] }[] {
  const { pickup } = data;
  const [shipping, billing] = [formats.address(data.shippingAddress), formats.address(data.billingAddress)];
  const bill = { title: texts.billingAddress, lines: billing };
  if (pickup) {
    const lines = [pickup.name, pickup.code, ...pickup.address].filter((line) => line !== '');
    return [{ title: methodName(texts.shippingMethods, data.shippingMethod), lines }, bill];
  }
  const isSame = shipping.join('\n') === billing.join('\n');
  return [{ title: texts.shippingAddress, lines: shipping }, ...(isSame ? [] : [bill])];
}

/** Returns when it is delivered or can be collected. */
export const arrival = ({ data, texts, formats }: OrderTemplateInput): string =>
  data.shippingMethod === 'pickup'
    ? texts.pickup(formats.day(data.deliverFrom))
    : texts.estimate(formats.day(data.deliverFrom), formats.day(data.deliverUntil));

/** Returns the hint how to open the order. */
export const trackHint = ({ data, texts }: OrderTemplateInput): string =>
  data.invoiceNumber ? texts.trackHint.withInvoice : texts.trackHint.withEmail;

/** Returns a method's name, or its code if there is no name. */
export const methodName = (names: Readonly<Record<string, string>>, code: string): string => names[code] ?? code;

/** Returns the subject and the first sentences of the mail. */
export function getOrderIntro({ data, texts }: OrderTemplateInput): {
  subject: (shop: string, orderNumber: string) => string;
  heading: string;
  intro: string;
} {
  if (data.isEdited) return texts.edited;
  const isReceived = data.outcome === 'desk' || data.outcome === 'pay';
  return { subject: texts.subject, heading: texts.heading[isReceived ? 'received' : 'confirmed'], intro: texts.intro[data.outcome] };
}
