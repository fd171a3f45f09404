import { html, type Html } from './html.ts';
import { styles } from './layout.ts';

/** A product in an email. */
export interface MailItem {
  name: string;
  /** Brand, colour, size, quantity; '' if there are none. */
  details: string;
  /** Path of its picture in the shop, or an absolute address; '' if there is none. */
  imageUrl: string;
  /** Page of the product. */
  url?: string;
  /** Formatted price. */
  price?: string;
  note?: string;
}

/** Width and height of a picture in CSS pixels. Product pictures are 4:5. */
const picture = { width: 72, height: 90 };
/** Physical pixels: twice the width, rounded up to a size that the shop makes. */
const PICTURE_PIXELS = 160;

/**
 * Returns products as rows of picture, name and price. The pictures are JPEG, because Outlook shows neither WebP nor AVIF; their text
 * alternative is empty, because the name is next to them.
 * @param shopUrl absolute address of the shop
 */
export function goodsTable(items: readonly MailItem[], shopUrl: string): Html {
  const { origin } = new URL(shopUrl);
  const hasPictures = items.some(({ imageUrl }) => imageUrl !== '');
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;">
    ${items.map((item) => row(item, { origin, hasPictures }))}
  </table>`;
}

const row = (item: MailItem, { origin, hasPictures }: { origin: string; hasPictures: boolean }): Html => {
  const { name, details, url, price, note } = item;
  return html`<tr>
    ${hasPictures ? html`<td width="${picture.width}" style="${styles.ruled}padding-right:16px;">${link(url, image(item, origin))}</td>` : null}
    <td style="${styles.ruled}">
      <span style="${styles.strong}">${link(url, html`${name}`)}</span
      >${details === '' ? null : html`<br /><span style="${styles.quiet}">${details}</span>`}${note === undefined ? null : html`<br />${note}`}
    </td>
    ${price === undefined ? null : html`<td style="${styles.ruled}${styles.amount}">${price}</td>`}
  </tr>`;
};

const image = ({ imageUrl }: MailItem, origin: string): Html =>
  imageUrl === ''
    ? html``
    : html`<img
        src="${origin}/_ipx/f_jpeg,w_${PICTURE_PIXELS}${imageUrl.startsWith('/') ? '' : '/'}${imageUrl}"
        width="${picture.width}"
        height="${picture.height}"
        alt=""
        style="display:block;width:${picture.width}px;height:${picture.height}px;object-fit:cover;border:0;border-radius:4px;background:#eceeef;"
      />`;

const link = (url: string | undefined, content: Html): Html =>
  url === undefined ? content : html`<a href="${url}" style="color:inherit;text-decoration:none;">${content}</a>`;
