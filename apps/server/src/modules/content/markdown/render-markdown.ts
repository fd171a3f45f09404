import MarkdownIt from 'markdown-it';
import { cleanMarkdown } from './clean-markdown.ts';

interface Rendering {
  /** Under which heading it stands: the page's own is 1. */
  under?: number;
}

const markdown = new MarkdownIt('default', { html: false, linkify: false, typographer: false });
markdown.validateLink = isLink;
// Code is never coloured, so nothing but its text is written.
markdown.disable(['html_block', 'html_inline']);

markdown.core.ruler.push('headings', ({ tokens, env }) => {
  const { under = 1 } = env as Rendering;
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const highest = Math.min(...headings.map(({ tag }) => Number(tag.slice(1))));
  let last = under;
  for (const heading of headings) {
    // No level is left out on the way down: who listens to a page goes by them.
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
  // Without words for those who don't see it, a picture says nothing to them.
  return isOwnPicture(source) && alt !== ''
    ? `<img src="/_ipx/f_webp,w_1024${escapeHtml(source)}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`
    : '';
};

// A wide table is scrolled by itself, by keyboard too.
markdown.renderer.rules['table_open'] = () => '<div tabindex="0"><table>\n';
markdown.renderer.rules['table_close'] = () => '</table></div>\n';

/**
 * HTML of a text, ready to be shown. It is cleaned once more, since it may have been written before a rule was.
 * @param under the level of the heading that it stands under
 */
export const renderMarkdown = (text: string, { under = 1 }: Rendering = {}): string => markdown.render(cleanMarkdown(text), { under });

/** A path of the shop or a part of its page, or http, https, mailto and tel. */
function isLink(address: string): boolean {
  const plain = unescaped(address);
  if (plain === undefined || /[\\\p{Cc}\s]/u.test(plain) || plain.startsWith('//')) return false;
  return /^(?:https?:\/\/[^/]|mailto:|tel:|[/?#])/i.test(plain);
}

const isOwnPicture = (address: string): boolean => /^\/media\/[\w./-]+$/.test(address) && !address.includes('..');

/** Until no percent sign hides anything; undefined for what is no text. */
function unescaped(address: string): string | undefined {
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
