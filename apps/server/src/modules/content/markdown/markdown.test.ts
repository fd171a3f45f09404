import { describe, expect, it } from 'vitest';
import { pastedPayloads } from '#testing/inputs/pasted-payloads';
import { cleanMarkdown, renderMarkdown } from './index.ts';

/** Patterns of the only tags that the renderer may output. */
const written = [
  /^<\/?(?:p|h[2-6]|ul|ol|li|strong|em|s|blockquote|code|pre|table|thead|tbody|tr|th|td|div|a)>$/,
  /^<(?:hr|br)>$/,
  /^<ol start="\d+">$/,
  /^<div tabindex="0">$/,
  /^<t[hd] style="text-align:(?:left|right|center)">$/,
  /^<code class="language-[^"<>]*">$/,
  /^<a href="(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?|(?="))[^"<>\s]*"(?: title="[^"<>]*")?(?: rel="noopener nofollow")?>$/,
  /^<img src="\/_ipx\/f_webp,w_1024\/media\/[\w./-]+" alt="[^"<>]+" loading="lazy" decoding="async">$/,
];
const listUnexpectedTags = (html: string): string[] => (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !written.some((shape) => shape.test(tag)));

describe('Text that is pasted into a form', () => {
  it.each(pastedPayloads)('contains no active content: %j', (payload) => {
    const cleaned = cleanMarkdown(`Before ${payload} after\n\n${payload}`);
    expect(cleaned).not.toMatch(/<[a-z/!?](?!ttps?:\/\/)/i);
    expect(cleaned).not.toMatch(/\bon[a-z]{3,}\s*=|(?:java|vb|live)\s*script\s*:|data:\s*(?:[\w.+-]+\/|[;,])/i);
    expect(cleaned).toBe(cleanMarkdown(cleaned));
    expect(listUnexpectedTags(renderMarkdown(payload))).toEqual([]);
    expect(listUnexpectedTags(renderMarkdown(`Before ${payload} after`))).toEqual([]);
    // The rendered HTML has no other tags, even if an input evades the cleaning.
    expect(listUnexpectedTags(renderMarkdown(cleaned))).toEqual([]);
  });

  it('is not changed if it is normal text', () => {
    const text =
      '## Wool\n\nWash at **30 °C**, sizes < 40 & more; 3 < 4. [Returns](/returns) or [write](mailto:help@shop.example).\n\nOur data: see below.\n\n* a\n* b';
    expect(cleanMarkdown(text)).toBe(text);
    expect(cleanMarkdown('ক্ষ ক্‌ষ ক্‍ষ')).toBe('ক্ষ ক্‌ষ ক্‍ষ');
    expect(cleanMarkdown('<https://a.example/x>')).toBe('<https://a.example/x>');
  });

  it('has no-break spaces only next to digits', () => {
    expect(cleanMarkdown('Washed\u00a0linen\u00a0weighs 180\u00a0g, call +386\u00a01\u00a0000')).toBe(
      'Washed linen weighs 180\u00a0g, call +386\u00a01\u00a0000',
    );
  });
});

describe('Rendered Markdown', () => {
  it('has no h1 and skips no heading level', () => {
    expect(renderMarkdown('# A\n\n### B\n\n# C')).toBe('<h2>A</h2>\n<h3>B</h3>\n<h2>C</h2>\n');
    expect(renderMarkdown('## A', { under: 3 })).toBe('<h4>A</h4>\n');
  });

  it('marks external links', () => {
    expect(renderMarkdown('[a](https://a.example) [b](/b) [c](tel:+386)')).toBe(
      '<p><a href="https://a.example" rel="noopener nofollow">a</a> <a href="/b">b</a> <a href="tel:+386">c</a></p>\n',
    );
    expect(renderMarkdown('[a](//a.example) [b](ftp://b.example)')).not.toContain('<a');
  });

  it('shows images of the shop that have an alternative text', () => {
    expect(renderMarkdown('![A red coat](/media/ab/cd.webp)')).toBe(
      '<p><img src="/_ipx/f_webp,w_1024/media/ab/cd.webp" alt="A red coat" loading="lazy" decoding="async"></p>\n',
    );
    expect(renderMarkdown('![](/media/ab/cd.webp) ![x](https://a.example/x.png) ![x](/media/../x)')).not.toContain('<img');
  });
});
