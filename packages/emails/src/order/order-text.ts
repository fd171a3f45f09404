import {
  arrival,
  destinations,
  formatLineDetails,
  getShippingMethodName,
  getOrderIntro,
  listRights,
  listTotals,
  trackHint,
  type OrderTemplateInput,
} from './order-content.ts';

/** Returns the email as plain text. */
export function orderText(writing: OrderTemplateInput): string {
  const { data, t, formats } = writing;
  const facts = [
    `${t('order.orderNumber')}: ${data.orderNumber}`,
    data.invoiceNumber && `${t('order.invoiceNumber')}: ${data.invoiceNumber}`,
    `${t('order.placedOn')}: ${formats.date(data.placedOn)}`,
  ];
  const formatLine = (line: (typeof data.lines)[number]): string =>
    [`- ${line.name}, ${formats.amount(line.total)}`, formatLineDetails(line, writing), ...(line.isHygiene ? [t('order.hygiene')] : [])].join('\n  ');
  return paragraphs([
    data.shopName,
    `${t('order.greeting', { firstName: data.shippingAddress.firstName })}\n${getOrderIntro(writing).intro}`,
    facts.filter(Boolean).join('\n'),
    `${t('order.yourOrder')}\n${data.lines.map(formatLine).join('\n')}`,
    [
      ...listTotals(writing).map(({ label, amount }) => `${label}: ${amount}`),
      `${t('order.total')}: ${formats.amount(data.total)}`,
      ...data.vat.map(({ basisPoints, amount }) => `${t('order.vat', { rate: formats.rate(basisPoints) })}: ${formats.amount(amount)}`),
    ].join('\n'),
    arrival(writing),
    ...destinations(writing).map(({ title, lines }) => `${title}\n${lines.join('\n')}`),
    `${t('order.contact')}\n${data.email}\n${data.phone}`,
    `${t('order.shippingMethod')}: ${getShippingMethodName(t, data.shippingMethod)}\n${t('order.paymentMethod')}: ${data.paymentMethodName}`,
    data.payUrl ? `${t('order.pay')}: ${data.payUrl}` : '',
    `${t('order.track')}: ${data.trackUrl}\n${trackHint(writing)}`,
    listRights(writing)
      .map(({ title, url }) => `${title}: ${url}`)
      .join('\n'),
    t('order.footer', { shop: data.shopName }),
  ]);
}

const paragraphs = (parts: readonly string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`;
