import { html, type Html } from '../html.ts';
import { styles } from '../layout.ts';
import type { PartTexts } from './part-texts.ts';

/** A product of a mailing with the prices of the subscriber's country. */
export interface MailingProduct {
  name: string;
  brand: string;
  /** Page of the product. */
  url: string;
  /** Path of its picture in the shop, or an absolute address; '' if there is none. */
  imageUrl: string;
  /** Price, major units. */
  price: number;
  /** The price to which a reduction refers (Directive 98/6/EC, Art. 6a), major units; null: no reduction. */
  priorPrice: number | null;
}

interface Grid {
  shopUrl: string;
  texts: Pick<PartTexts, 'amount' | 'priorPrice' | 'tag'>;
}

/** Physical pixels of a picture that is shown 268 px wide: twice the width, rounded up to a size that the shop makes. */
const PICTURE_PIXELS = 640;

/**
 * Returns products in two columns, on narrow screens too. Outlook ignores `max-width`, so each picture has its width as attribute. The
 * text alternative of a picture is empty, because the name is in the same link.
 */
export function renderProducts(items: readonly MailingProduct[], grid: Grid): Html {
  const rows = items.flatMap((item, index) => (index % 2 === 0 ? [[item, items[index + 1]] as const] : []));
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;table-layout:fixed;">
    ${rows.map(
      ([left, right]) =>
        html`<tr>
          <td width="50%" style="padding:0 8px 24px 0;vertical-align:top;">${renderProduct(left, grid)}</td>
          <td width="50%" style="padding:0 0 24px 8px;vertical-align:top;">${right ? renderProduct(right, grid) : null}</td>
        </tr>`,
    )}
  </table>`;
}

const renderProduct = ({ name, brand, url, imageUrl, price, priorPrice }: MailingProduct, { shopUrl, texts }: Grid): Html =>
  html`<a lang="${texts.tag}" href="${url}" style="display:block;color:#040707;text-decoration:none;font-size:15px;line-height:22px;"
    >${imageUrl === '' ? null : renderPicture(imageUrl, new URL(shopUrl).origin)}<span style="${styles.quiet}">${brand}</span><br /><span
      style="${styles.strong}"
      >${name}</span
    ><br /><span>${texts.amount(price)}</span>${
      priorPrice === null ? null : html`<br /><span style="${styles.quiet}">${texts.priorPrice(priorPrice)}</span>`
    }</a
  >`;

const renderPicture = (imageUrl: string, origin: string): Html =>
  html`<img
    src="${origin}/_ipx/f_jpeg,w_${PICTURE_PIXELS}${imageUrl.startsWith('/') ? '' : '/'}${imageUrl}"
    width="268"
    height="335"
    alt=""
    style="display:block;width:100%;max-width:268px;height:auto;margin:0 0 8px;border:0;border-radius:4px;background:#eceeef;"
  />`;

/** Writes a product as plain text. */
export const writeProductText = ({ name, brand, url, price, priorPrice }: MailingProduct, texts: Pick<PartTexts, 'amount' | 'priorPrice'>): string =>
  [`${brand} · ${name}`, texts.amount(price), ...(priorPrice === null ? [] : [texts.priorPrice(priorPrice)]), url].join('\n');
