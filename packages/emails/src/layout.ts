import { html, type Html } from './html.ts';

const ink = '#040707';
const quiet = '#52585c';
const line = '#e2e4e6';
const fonts = "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Bengali', Arial, sans-serif";

export const styles = {
  cell: `padding:8px 0;font-size:15px;line-height:22px;color:${ink};vertical-align:top;`,
  ruled: `padding:12px 0;border-top:1px solid ${line};font-size:15px;line-height:22px;color:${ink};vertical-align:top;`,
  amount: 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;',
  quiet: `font-size:13px;line-height:20px;color:${quiet};`,
  strong: 'font-weight:600;',
  heading: `margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600;color:${ink};`,
  subheading: `margin:32px 0 4px;font-size:17px;line-height:24px;font-weight:600;color:${ink};`,
  text: `margin:0 0 16px;font-size:15px;line-height:23px;color:${ink};`,
} as const;

/**
 * Colours for email clients in dark mode. Clients that ignore them show the light colours or invert them, so no picture and no
 * background carries text.
 */
const darkStyles = `@media (prefers-color-scheme: dark) {
  .page { background: #0c0e0f !important; }
  .sheet { background: #17191b !important; }
  .sheet td, .sheet p, .sheet ul, .sheet ol, .sheet h1, .sheet h2, .sheet h3, .sheet span, .sheet strong, .sheet a { color: #f1f3f4 !important; border-color: #3a3f43 !important; }
  .sheet .highlight { background: #24282b !important; }
  .sheet .button { background: #f1f3f4 !important; }
  .sheet .button a { color: #040707 !important; }
}`;

/**
 * Returns the layout of every email: a bar of 46 px, a column of 600 px at most, and a footer. It uses tables and inline styles, because email
 * clients support little else.
 */
export const layout = ({ lang, title, shopName, shopUrl, preview, body, footer }: LayoutParts): string =>
  `<!doctype html>${
    html`<html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${title}</title>
        <style>
          ${raw(darkStyles)}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:#f4f5f6;font-family:${raw(fonts)};-webkit-text-size-adjust:100%;">
        <div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
        <table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f5f6;">
          <tr>
            <td align="center" style="padding:0 0 32px;">
              <table
                class="sheet"
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;background:#ffffff;"
              >
                <tr>
                  <td height="46" style="height:46px;background:${ink};padding:0 24px;font-size:18px;line-height:46px;letter-spacing:0.04em;">
                    <a href="${shopUrl}" style="color:#ffffff;text-decoration:none;font-weight:600;">${shopName}</a>
                  </td>
                </tr>
                <tr>
                  <td style="padding:32px 24px 40px;">${body}</td>
                </tr>
                <tr>
                  <td style="padding:16px 24px;border-top:1px solid ${line};${styles.quiet}">${footer}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.html
  }`;

interface LayoutParts {
  /** BCP 47 tag. */
  lang: string;
  title: string;
  shopName: string;
  shopUrl: string;
  /** Preview text of an inbox. */
  preview: string;
  body: Html;
  footer: string | Html;
}

/** Returns the most important fact of an email, such as the day of delivery, in a box. */
export const highlight = (text: string): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;">
    <tr>
      <td class="highlight" style="padding:16px;background:#f4f5f6;border-radius:4px;font-size:17px;line-height:25px;color:${ink};${styles.strong}">
        ${text}
      </td>
    </tr>
  </table>`;

/** Returns a wide, dark link that looks like a button. */
export const button = (label: string, url: string): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td class="button" style="background:${ink};border-radius:4px;">
        <a
          href="${url}"
          style="display:inline-block;padding:13px 28px;font-size:15px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none;"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;

const raw = (text: string): Html => ({ html: text });
