import {
  arrival,
  destinations,
  formatLineDetails,
  methodName,
  getOrderIntro,
  listTotals,
  trackHint,
  type OrderTemplateInput,
} from './order-content.ts';

/** Returns the mail as plain text. */
export function orderText(writing: OrderTemplateInput): string {
  const { data, texts, formats } = writing;
  const facts = [
    `${texts.orderNumber}: ${data.orderNumber}`,
    data.invoiceNumber && `${texts.invoiceNumber}: ${data.invoiceNumber}`,
    `${texts.placedOn}: ${formats.date(data.placedOn)}`,
  ];
  return paragraphs([
    data.shopName,
    `${texts.greeting(data.shippingAddress.firstName)}\n${getOrderIntro(writing).intro}`,
    facts.filter(Boolean).join('\n'),
    `${texts.yourOrder}\n${data.lines.map((line) => `- ${line.name}, ${formats.amount(line.total)}\n  ${formatLineDetails(line, writing)}`).join('\n')}`,
    [
      ...listTotals(writing).map(({ label, amount }) => `${label}: ${amount}`),
      `${texts.total}: ${formats.amount(data.total)}`,
      ...data.vat.map(({ basisPoints, amount }) => `${texts.vat(formats.rate(basisPoints))}: ${formats.amount(amount)}`),
    ].join('\n'),
    arrival(writing),
    ...destinations(writing).map(({ title, lines }) => `${title}\n${lines.join('\n')}`),
    `${texts.contact}\n${data.email}\n${data.phone}`,
    `${texts.shippingMethod}: ${methodName(texts.shippingMethods, data.shippingMethod)}\n${texts.paymentMethod}: ${data.paymentMethodName}`,
    data.payUrl ? `${texts.pay}: ${data.payUrl}` : '',
    `${texts.track}: ${data.trackUrl}\n${trackHint(writing)}`,
    texts.footer(data.shopName),
  ]);
}

const paragraphs = (parts: readonly string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`;
