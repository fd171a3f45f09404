import { html, type Html } from '../html.ts';
import { button, layout, styles } from '../layout.ts';
import type { RenderedMail } from '../rendered-mail.ts';

/** A figure with its name; the change is null if there is nothing to compare. */
export interface ReportFigure {
  name: string;
  value: string;
  change: string | null;
  /** Whether the change is good; null: neither. */
  isGood: boolean | null;
}

/** Data of the email that sends a saved report to a staff member. */
export interface ReportMailData {
  shopName: string;
  shopUrl: string;
  /** The name under which staff saved the report. */
  name: string;
  /** Such as Sales by day. */
  title: string;
  /** Such as Last 7 days: 20 Nov 2026 – 26 Nov 2026. */
  period: string;
  /** '' if the report is not compared. */
  compared: string;
  /** Sentences about the currency; none if there is nothing to explain. */
  notes: readonly string[];
  totals: readonly ReportFigure[];
  /** The title of the first column and those of the figures. */
  heads: readonly string[];
  /** The first rows: the name and the figures. */
  rows: readonly (readonly string[])[];
  /** Number of all rows. */
  rowCount: number;
  /** The attached file with all rows; null if it is too large for an email. */
  fileName: string | null;
  reportUrl: string;
  /** Page on which the recipient stops these emails. */
  stopUrl: string;
}

/** Writes the email with a saved report. It is in English, the language of the back office, so that it is no text for translators or merchants. */
export function reportMail(data: ReportMailData): RenderedMail {
  const { shopName, shopUrl, name, title, period, compared, notes, totals, rows, fileName, reportUrl, stopUrl } = data;
  const subject = `${name}: ${period}`;
  const heading = html`<h1 style="${styles.heading}margin-bottom:4px;">${name}</h1>`;
  const about = [`${title}, ${period}`, ...(compared === '' ? [] : [`Compared with ${compared}`])];
  const shown = describeRows(data);
  const aboutFile =
    fileName === null
      ? 'The file with all rows is too large for an email. You can download it on the page of the report.'
      : `The attached file ${fileName} contains all rows and columns.`;
  const footer = `You receive this report because a staff member of ${shopName} has selected you.`;
  return {
    subject,
    html: layout({
      lang: 'en-GB',
      title: subject,
      shopName,
      shopUrl,
      preview: totals.map(({ name: figure, value }) => `${figure} ${value}`).join(' · ') || about.join('. '),
      body: html`${heading}
        <p style="${styles.quiet}margin:0 0 20px;">${about.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))}</p>
        ${totals.length > 0 ? writeTotals(totals) : null} ${rows.length > 0 ? writeTable(data) : null}
        <p style="${styles.quiet}margin:12px 0 24px;">${[shown, ...notes].join(' ')}</p>
        ${button('View report', reportUrl)}
        <p style="${styles.quiet}margin:24px 0 0;">
          ${aboutFile}<br />
          <a href="${stopUrl}" style="color:inherit;">Stop sending me this report</a>
        </p>`,
      footer,
    }),
    text: `${[
      shopName,
      [name, ...about].join('\n'),
      totals.map(({ name: figure, value, change }) => `${figure}: ${value}${change === null ? '' : ` (${change})`}`).join('\n'),
      rows.length > 0 ? [data.heads, ...rows].map((cells) => cells.join(' | ')).join('\n') : '',
      [shown, ...notes].join(' '),
      `View report:\n${reportUrl}`,
      aboutFile,
      `Stop sending me this report:\n${stopUrl}`,
      footer,
    ]
      .filter((part) => part !== '')
      .join('\n\n')}\n`,
  };
}

function describeRows({ rows, rowCount }: ReportMailData): string {
  if (rowCount === 0) return 'There are no rows in this period.';
  return rows.length < rowCount
    ? `The first ${rows.length} of ${rowCount.toLocaleString('en')} rows.`
    : rowCount === 1
      ? 'This is the only row.'
      : `These are all ${rowCount} rows.`;
}

const good = '#1a6b3c';
const bad = '#b3261e';

/** Writes two totals side by side, so that they are readable on a phone. */
function writeTotals(totals: readonly ReportFigure[]): Html {
  const pairs = totals.flatMap((_, index) => (index % 2 === 0 ? [totals.slice(index, index + 2)] : []));
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;">
    ${pairs.map(
      (pair) =>
        html`<tr>
          ${pair.map(writeTotal)}${pair.length === 1 ? html`<td style="${styles.ruled}"></td>` : null}
        </tr>`,
    )}
  </table>`;
}

const writeTotal = ({ name, value, change, isGood }: ReportFigure): Html =>
  html`<td width="50%" style="${styles.ruled}padding:10px 8px 10px 0;">
    <span style="${styles.quiet}">${name}</span><br /><span style="font-size:19px;line-height:26px;${styles.strong}">${value}</span>${
      change === null
        ? null
        : html`<br /><span style="font-size:13px;line-height:18px;${isGood === null ? '' : `color:${isGood ? good : bad};`}">${change}</span>`
    }
  </td>`;

function writeTable({ heads, rows }: ReportMailData): Html {
  const writeCell = (tag: 'th' | 'td') => (cell: string, index: number) => {
    const align = index === 0 ? 'text-align:left;' : `${styles.amount}padding-left:12px;`;
    const style = `padding-top:7px;padding-bottom:7px;border-top:1px solid #e2e4e6;font-size:14px;line-height:20px;vertical-align:top;${align}`;
    return tag === 'th' ? html`<th scope="col" style="${style}${styles.strong}">${cell}</th>` : html`<td style="${style}">${cell}</td>`;
  };
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;">
    <tr>
      ${heads.map(writeCell('th'))}
    </tr>
    ${rows.map(
      (row) =>
        html`<tr>
          ${row.map(writeCell('td'))}
        </tr>`,
    )}
  </table>`;
}
