import MarkdownIt from 'markdown-it';
import { cleanMarkdown } from './clean-markdown.ts';

interface Rendering {
  /** The level of the heading above the text. The heading of the page has level 1. */
  under?: number;
}

const markdown = new MarkdownIt('default', { html: false, linkify: false, typographer: false });
markdown.validateLink = isLink;
// HTML in Markdown is switched off, so that it is shown as text.
markdown.disable(['html_block', 'html_inline']);

markdown.core.ruler.push('headings', ({ tokens, env }) => {
  const { under = 1 } = env as Rendering;
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const highest = Math.min(...headings.map(({ tag }) => Number(tag.slice(1))));
  let last = under;
  for (const heading of headings) {
    // Heading levels must not be skipped, because screen reader users navigate by them.
    if (heading.type === 'heading_open') last = Math.min(Number(heading.tag.slice(1)) - highest + under + 1, last + 1, 6);
    heading.tag = `h${last}`;
  }
});

markdown.renderer.rules['link_open'] = (tokens, index, options, _env, renderer) => {
  const token = tokens[index];
  if (/^https?:/i.test(String(token?.attrGet('href') ?? ''))) token?.attrSet('rel', 'noopener nofollow');
  return renderer.renderToken(tokens, index, options);
};

markdown.renderer.rules['image'] = (tokens, index) => {
  const token = tokens[index];
  const source = String(token?.attrGet('src') ?? '');
  const alt = token?.content.trim() ?? '';
  const { escapeHtml } = markdown.utils;
  // Images without alternative text are left out, because they are not accessible.
  return isOwnPicture(source) && alt !== ''
    ? `<img src="/_ipx/f_webp,w_1024${escapeHtml(source)}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`
    : '';
};

// A wide table scrolls separately from the page, also by keyboard.
markdown.renderer.rules['table_open'] = () => '<div tabindex="0"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';

/**
 * Renders a text as HTML. Cleans the text again, because it may have been saved before a cleaning rule was added.
 * @param under the level of the heading above it
 */
export const renderMarkdown = (text: string, { under = 1 }: Rendering = {}): string => markdown.render(cleanMarkdown(text), { under });

/** Returns whether a link is allowed: a path or fragment of the shop, or a URL with http, https, mailto or tel. */
function isLink(address: string): boolean {
  const plain = unescapeHtml(address);
  if (plain === undefined || /[\\\p{Cc}\s]/u.test(plain) || plain.startsWith('//')) return false;
  return /^(?:https?:\/\/[^/]|mailto:|tel:|[/?#])/i.test(plain);
}

const isOwnPicture = (address: string): boolean => /^\/media\/[\w./-]+$/.test(address) && !address.includes('..');

/** Decodes an address until it has no percent encoding; undefined if the encoding is invalid. */
function unescapeHtml(address: string): string | undefined {
  try {
    let plain = address;
    for (let before = ''; before !== plain;) {
      before = plain;
      plain = decodeURIComponent(plain);
    }
    return plain;
  } catch {
    return undefined;
  }
}
