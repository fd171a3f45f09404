import MarkdownIt from 'markdown-it';
import { cleanMarkdown } from './clean-markdown.ts';

interface Rendering {
  /** The level of the heading above; the page's own is 1. */
  under?: number;
}

const markdown = new MarkdownIt('default', { html: false, linkify: false, typographer: false });
markdown.validateLink = isLink;
// Highlighting is off, so that code is written as text only.
markdown.disable(['html_block', 'html_inline']);

markdown.core.ruler.push('headings', ({ tokens, env }) => {
  const { under = 1 } = env as Rendering;
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const highest = Math.min(...headings.map(({ tag }) => Number(tag.slice(1))));
  let last = under;
  for (const heading of headings) {
    // No heading level is skipped, because screen reader users navigate by them.
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
  // An image without alternative text is left out, because it is not accessible.
  return isOwnPicture(source) && alt !== ''
    ? `<img src="/_ipx/f_webp,w_1024${escapeHtml(source)}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`
    : '';
};

// A wide table scrolls on its own, also by keyboard.
markdown.renderer.rules['table_open'] = () => '<div tabindex="0"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';

/**
 * Renders a text as HTML. Cleans it again, because it may have been saved before a rule existed.
 * @param under the level of the heading above it
 */
export const renderMarkdown = (text: string, { under = 1 }: Rendering = {}): string => markdown.render(cleanMarkdown(text), { under });

/** Accepts a path or fragment of the shop, and http, https, mailto and tel. */
function isLink(address: string): boolean {
  const plain = unescapeHtml(address);
  if (plain === undefined || /[\\\p{Cc}\s]/u.test(plain) || plain.startsWith('//')) return false;
  return /^(?:https?:\/\/[^/]|mailto:|tel:|[/?#])/i.test(plain);
}

const isOwnPicture = (address: string): boolean => /^\/media\/[\w./-]+$/.test(address) && !address.includes('..');

/** Decodes until no percent encoding is left; undefined if it is invalid. */
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
