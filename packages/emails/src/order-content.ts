import type { Formats } from './formats.ts';
import type { MailTexts } from './mail-texts.ts';
import type { OrderMailData } from './order-mail-data.ts';

/** What a template is written with. */
export interface OrderWriting {
  data: OrderMailData;
  texts: MailTexts['order'];
  formats: Formats;
}

/** `Linea · Colour: Navy · Size: M · Quantity: 2` */
export const detailsOf = ({ brand, color, size, quantity }: OrderMailData['lines'][number], { texts, formats }: OrderWriting): string =>
  [brand, color && `${texts.color}: ${color}`, size && `${texts.size}: ${size}`, texts.quantity(formats.count(quantity))].filter(Boolean).join(' · ');

/** What the order comes to, line by line, as label and amount. */
export function sumsOf({ data, texts, formats }: OrderWriting): { label: string; amount: string }[] {
  const { goods, promotions, delivery, cashOnDelivery, rounding } = data;
  return [
    { label: texts.goods, amount: formats.amount(goods) },
    ...promotions.flatMap(({ code, amount }) => (amount === 0 ? [] : [{ label: texts.discount(code), amount: formats.amount(-amount) }])),
    { label: texts.delivery, amount: delivery === 0 ? texts.free : formats.amount(delivery) },
    ...(cashOnDelivery === 0 ? [] : [{ label: texts.cashOnDelivery, amount: formats.amount(cashOnDelivery) }]),
    ...(rounding === 0 ? [] : [{ label: texts.rounding, amount: formats.amount(rounding) }]),
  ];
}

/** Where it goes and where the bill goes, each under its heading; the same address once. */
export function destinations({ data, texts, formats }: OrderWriting): { title: string; lines: readonly string[] }[] {
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

/** When it comes, or can be fetched. */
export const arrival = ({ data, texts, formats }: OrderWriting): string =>
  data.shippingMethod === 'pickup'
    ? texts.pickup(formats.day(data.deliverFrom))
    : texts.estimate(formats.day(data.deliverFrom), formats.day(data.deliverUntil));

/** What the reader needs to see the order again. */
export const trackHint = ({ data, texts }: OrderWriting): string => (data.invoiceNumber ? texts.trackHint.withInvoice : texts.trackHint.withEmail);

/** A way that has no name yet goes by its code. */
export const methodName = (names: Readonly<Record<string, string>>, code: string): string => names[code] ?? code;

/** What the mail is called, and what it begins with. */
export function orderWords({ data, texts }: OrderWriting): {
  subject: (shop: string, orderNumber: string) => string;
  heading: string;
  intro: string;
} {
  if (data.isEdited) return texts.edited;
  const isReceived = data.outcome === 'desk' || data.outcome === 'pay';
  return { subject: texts.subject, heading: texts.heading[isReceived ? 'received' : 'confirmed'], intro: texts.intro[data.outcome] };
}
