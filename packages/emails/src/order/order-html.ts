import { html, type Html } from '../html.ts';
import { goodsTable } from '../goods.ts';
import { button, highlight, styles } from '../layout.ts';
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

/** Returns the email's column in tables, which every email client supports. */
export const orderHtml = (writing: OrderTemplateInput): Html => {
  const { data, t } = writing;
  const { heading, intro } = getOrderIntro(writing);
  return html`<h1 style="${styles.heading}">${heading}</h1>
    <p style="${styles.text}">${t('order.greeting', { firstName: data.shippingAddress.firstName })}<br />${intro}</p>
    ${highlight(arrival(writing))} ${data.payUrl ? button(t('order.pay'), data.payUrl) : button(t('order.track'), data.trackUrl)}
    <p style="${styles.quiet}margin:12px 0 24px;">${trackHint(writing)}</p>
    ${facts(writing)}
    <h2 style="${styles.subheading}">${t('order.yourOrder')}</h2>
    ${goods(writing)} ${sums(writing)} ${addresses(writing)}
    <p style="${styles.quiet}margin:24px 0 0;">
      ${listRights(writing).map(({ title, url }) => html`<a href="${url}" style="color:inherit;">${title}</a><br />`)}
    </p>`;
};

const table = (rows: readonly Html[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    ${rows}
  </table>`;

const facts = ({ data, t, formats }: OrderTemplateInput): Html =>
  table(
    [
      [t('order.orderNumber'), data.orderNumber],
      [t('order.invoiceNumber'), data.invoiceNumber],
      [t('order.placedOn'), formats.date(data.placedOn)],
    ].flatMap(([label = '', value]) =>
      value
        ? [
            html`<tr>
              <td style="${styles.cell}padding:2px 0;">${label}</td>
              <td style="${styles.cell}${styles.amount}padding:2px 0;${styles.strong}">${value}</td>
            </tr>`,
          ]
        : [],
    ),
  );

const goods = (writing: OrderTemplateInput): Html =>
  goodsTable(
    writing.data.lines.map((line) => ({
      name: line.name,
      details: formatLineDetails(line, writing),
      imageUrl: line.imageUrl,
      ...(line.isHygiene && { note: writing.t('order.hygiene') }),
      price: writing.formats.amount(line.total),
    })),
    writing.data.shopUrl,
  );

const sums = (writing: OrderTemplateInput): Html => {
  const { data, t, formats } = writing;
  const row = (label: string, amount: string, style: string) =>
    html`<tr>
      <td style="${style}">${label}</td>
      <td style="${style}${styles.amount}">${amount}</td>
    </tr>`;
  return table([
    ...listTotals(writing).map(({ label, amount }, index) =>
      row(label, amount, index === 0 ? `${styles.ruled}padding-bottom:4px;` : `${styles.cell}padding:4px 0;`),
    ),
    row(t('order.total'), formats.amount(data.total), `${styles.ruled}${styles.strong}font-size:17px;`),
    ...data.vat.map(({ basisPoints, amount }) =>
      row(t('order.vat', { rate: formats.rate(basisPoints) }), formats.amount(amount), `${styles.quiet}padding:2px 0;`),
    ),
  ]);
};

const addresses = (writing: OrderTemplateInput): Html => {
  const { data, t } = writing;
  const block = (title: string, lines: readonly string[]) =>
    html`<tr>
      <td style="${styles.ruled}"><span style="${styles.quiet}">${title}</span><br />${lines.map((text) => html`${text}<br />`)}</td>
    </tr>`;
  return html`<div style="margin:24px 0;">
    ${table([
      ...destinations(writing).map(({ title, lines }) => block(title, lines)),
      block(t('order.contact'), [data.email, data.phone]),
      block(t('order.shippingMethod'), [getShippingMethodName(t, data.shippingMethod)]),
      block(t('order.paymentMethod'), [data.paymentMethodName]),
    ])}
  </div>`;
};
