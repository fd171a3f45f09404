import { html, type Html } from '../html.ts';
import { button, styles } from '../layout.ts';
import { renderProducts, writeProductText, type MailingProduct } from './mailing-products.ts';
import type { PartTexts } from './part-texts.ts';

/** A block of a mailing with absolute addresses. */
export type MailingPart =
  | { kind: 'heading'; text: string }
  /** `html` has only the tags that the shop's Markdown produces. `text` is the same as plain text. */
  | { kind: 'text'; html: string; text: string }
  /** Width and height of the original in CSS pixels. */
  | { kind: 'picture'; imageUrl: string; width: number; height: number; alt: string; url: string | null }
  | { kind: 'products'; items: readonly MailingProduct[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'coupon'; code: string }
  | { kind: 'divider' };

interface Context {
  isFirstHeading: boolean;
  /** Absolute address of the shop. */
  shopUrl: string;
  texts: PartTexts;
}

/** Width of the column in CSS pixels: 600 without the padding. */
const COLUMN_WIDTH = 552;
/** Physical pixels of a picture: twice the width of the column, rounded up to a size that the shop makes. */
const PICTURE_PIXELS = 1280;

/** Renders a block as HTML for email programs: tables and inline styles only. */
export function renderPart(part: MailingPart, { isFirstHeading, shopUrl, texts }: Context): Html {
  switch (part.kind) {
    case 'heading':
      return isFirstHeading
        ? html`<h1 style="${styles.heading}">${part.text}</h1>`
        : html`<h2 style="${styles.subheading}margin-bottom:12px;">${part.text}</h2>`;
    case 'text':
      return { html: part.html };
    case 'picture':
      return renderPicture(part, shopUrl);
    case 'products':
      return renderProducts(part.items, { shopUrl, texts });
    case 'button':
      return html`<div style="margin:8px 0 24px;">${button(part.label, part.url)}</div>`;
    case 'coupon':
      return renderCoupon(part.code, texts);
    case 'divider':
      return html`<hr style="margin:24px 0;border:0;border-top:1px solid #e2e4e6;" />`;
  }
}

function renderPicture({ imageUrl, width, height, alt, url }: Extract<MailingPart, { kind: 'picture' }>, shopUrl: string): Html {
  const shownWidth = Math.min(width, COLUMN_WIDTH);
  const picture = html`<img
    src="${new URL(shopUrl).origin}/_ipx/f_jpeg,w_${PICTURE_PIXELS}${imageUrl.startsWith('/') ? '' : '/'}${imageUrl}"
    width="${shownWidth}"
    height="${Math.round((height * shownWidth) / width)}"
    alt="${alt}"
    style="display:block;width:100%;max-width:${shownWidth}px;height:auto;border:0;border-radius:4px;background:#eceeef;"
  />`;
  return html`<div style="margin:0 0 24px;">${url === null ? picture : html`<a href="${url}" style="color:inherit;">${picture}</a>`}</div>`;
}

const renderCoupon = (code: string, { tag, coupon, couponNote }: PartTexts): Html =>
  html`<table lang="${tag}" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;">
    <tr>
      <td class="highlight" align="center" style="padding:20px 16px;background:#f4f5f6;border:1px dashed #8a9095;border-radius:4px;">
        <span style="${styles.quiet}">${coupon}</span><br />
        <strong style="font-size:24px;line-height:36px;letter-spacing:0.06em;color:#040707;">${code}</strong><br />
        <span style="${styles.quiet}">${couponNote}</span>
      </td>
    </tr>
  </table>`;

/** Writes a block as plain text. */
export function writePartText(part: MailingPart, texts: PartTexts): string {
  switch (part.kind) {
    case 'heading':
      return part.text.toLocaleUpperCase(texts.tag);
    case 'text':
      return part.text;
    case 'picture':
      return part.url === null ? `[${part.alt}]` : `[${part.alt}]\n${part.url}`;
    case 'products':
      return part.items.map((item) => writeProductText(item, texts)).join('\n\n');
    case 'button':
      return `${part.label}:\n${part.url}`;
    case 'coupon':
      return `${texts.coupon}: ${part.code}\n${texts.couponNote}`;
    case 'divider':
      return '— — —';
  }
}
