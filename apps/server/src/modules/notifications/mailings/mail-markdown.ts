import { renderMarkdown } from '#modules/content';
import type { BuildLink } from './shop-links.ts';

const text = 'font-size:15px;line-height:23px;color:#040707;';
/** Inline styles by tag, because email programs remove style sheets. */
const tagStyles: Readonly<Record<string, string>> = {
  p: `margin:0 0 16px;${text}`,
  ul: `margin:0 0 16px;padding:0 0 0 20px;${text}`,
  ol: `margin:0 0 16px;padding:0 0 0 20px;${text}`,
  h2: 'margin:24px 0 8px;font-size:17px;line-height:24px;font-weight:600;color:#040707;',
  h3: 'margin:16px 0 8px;font-size:15px;line-height:23px;font-weight:600;color:#040707;',
  blockquote: 'margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #e2e4e6;',
};

/** Renders a Markdown text for email programs, as HTML and as plain text. Pictures belong to a block of their own and are left out. */
export function renderMailMarkdown(markdown: string, buildLink: BuildLink): { html: string; text: string } {
  const plain = renderMarkdown(markdown).replace(/<img[^>]*>/g, '');
  const html = plain
    .replace(/<div tabindex="0">|<\/div>/g, '')
    .replace(/<(p|ul|ol|h2|h3|blockquote)>/g, (_, tag: string) => `<${tag} style="${tagStyles[tag] ?? ''}">`)
    .replace(
      /<a href="([^"]*)"/g,
      (_, href: string) => `<a style="color:inherit;text-decoration:underline;" href="${escapeAmpersands(buildLink(decode(href)))}"`,
    );
  return { html, text: toText(plain, buildLink) };
}

/** Converts the HTML of Markdown to plain text: the address of a link follows its text. */
const toText = (html: string, buildLink: BuildLink): string =>
  decode(
    html
      .replace(
        /<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g,
        (_, href: string, label: string) => `${label} (${escapeAmpersands(buildLink(decode(href)))})`,
      )
      .replace(/<li>\s*/g, '- ')
      .replace(/<hr>/g, '— — —\n\n')
      .replace(/<br>\n?/g, '\n')
      .replace(/<\/(p|h\d|ul|ol|blockquote|table)>/g, '\n')
      .replace(/<[^>]+>/g, ''),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const escapeAmpersands = (address: string): string => address.replaceAll('&', '&amp;');

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

const decode = (html: string): string => html.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);
