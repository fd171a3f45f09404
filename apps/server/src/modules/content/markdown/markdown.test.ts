import { describe, expect, it } from 'vitest';
import { cleanMarkdown, renderMarkdown } from './index.ts';

/** What has been tried on others' pages: each must end as text, or not at all. */
const payloads = [
  '<script>alert(1)</script>',
  '<ScRiPt src=https://evil.example/x.js></sCrIpT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script >',
  '<script>alert(1)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '&#x3c;img src=x onerror=alert(1)&#x3e;',
  '&lt;img src=x onerror=alert(1)',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)',
  '<img/src=x/onerror=alert(1)>',
  '<IMG SRC="x" ONERROR = "alert(1)">',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<img """><script>alert(1)</script>">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)//',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text x=1 y=20>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<object data="data:text/html;base64,PHNjcmlwdD4="></object>',
  '<embed src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<a href="javascript:alert(1)">x</a>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<base href="javascript:alert(1)//">',
  '<link rel=stylesheet href="data:text/css,*{}">',
  '<meta http-equiv=refresh content="0;url=data:text/html,x">',
  '<style>@import "javascript:alert(1)";</style>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<!-- <script>alert(1)</script> -->',
  '<!--><script>alert(1)</script>-->',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<a\nhref=x\nonclick=alert(1)\n>x</a>',
  '`<img src=x onerror=alert(1)>`',
  '```\n<script>alert(1)</script>\n```',
  '```"><img src=x onerror=alert(1)>\nx\n```',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](java&NewLine;script:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1))',
  '[x](&#0000106&#0000097&#0000118ascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](java\u0000script:alert(1))',
  '[x](java\u00adscript:alert(1))',
  '[x](java\u200bscript:alert(1))',
  '[x](javascript%3Aalert(1))',
  '[x](%6A%61vascript:alert(1))',
  '[x](%256aavascript%253aalert(1))',
  '[x](java%0ascript:alert(1))',
  '[x](java\\script:alert(1))',
  '[x](javascript\\:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](< javascript:alert(1)>)',
  '[x](javajavascript:script:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](VB&#115;cript:msgbox(1))',
  '[x](livescript:x)',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](DATA:text/html,<script>alert(1)</script>)',
  '[x](data&colon;text/html,x)',
  '[x](data:;base64,PHN2Zz4=)',
  '[x](d%61ta:text/html,x)',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](/media/a.webp)',
  '![x](/media/a.webp" onerror="alert(1))',
  '![x](/media/a.webp "x" onerror="alert(1)")',
  '[x](/a "x" onmouseover="alert(1)")',
  "[x](/a' onmouseover='alert(1))",
  '[x][1]\n\n[1]: javascript:alert(1)',
  '[x]\n\n[x]: JAVA&#115;CRIPT:alert(1)',
  '[x][1]\n\n[1]: <data:text/html,x>',
  '[x][1]\n\n[1]: /a "x\' onclick=alert(1) "',
  '<javascript:alert(1)>',
  '<JAVASCRIPT&colon;alert(1)>',
  '<data:text/html,x>',
  '<vbscript:x>',
  '[![x](javascript:alert(1))](javascript:alert(2))',
  '[<img src=x onerror=alert(1)>](https://a.example)',
  '[x](https://a.example/"onmouseover="alert(1))',
  '<https://a.example/"onmouseover="alert(1)>',
  '| a |\n|---|\n| <script>alert(1)</script> |',
  '# <img src=x onerror=alert(1)>',
  '> <iframe src=data:text/html,x>',
  '<x onpointerrawupdate=alert(1)>',
  '<a href=//evil.example>x</a>',
];

/** What we write ourselves, and nothing else. */
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
const strangeTags = (html: string): string[] => (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !written.some((shape) => shape.test(tag)));

describe('What is pasted into a text', () => {
  it.each(payloads)('runs nothing: %j', (payload) => {
    const kept = cleanMarkdown(`Before ${payload} after\n\n${payload}`);
    expect(kept).not.toMatch(/<[a-z/!?](?!ttps?:\/\/)/i);
    expect(kept).not.toMatch(/\bon[a-z]{3,}\s*=|(?:java|vb|live)\s*script\s*:|data:\s*(?:[\w.+-]+\/|[;,])/i);
    expect(kept).toBe(cleanMarkdown(kept));
    expect(strangeTags(renderMarkdown(payload))).toEqual([]);
    expect(strangeTags(renderMarkdown(`Before ${payload} after`))).toEqual([]);
    // Whatever way round the cleaning it may find.
    expect(strangeTags(renderMarkdown(kept))).toEqual([]);
  });

  it('leaves what people write as it is', () => {
    const text =
      '## Wool\n\nWash at **30 °C**, sizes < 40 & more; 3 < 4. [Returns](/returns) or [write](mailto:help@shop.example).\n\nOur data: see below.\n\n* a\n* b';
    expect(cleanMarkdown(text)).toBe(text);
    expect(cleanMarkdown('ক্ষ ক্‌ষ ক্‍ষ')).toBe('ক্ষ ক্‌ষ ক্‍ষ');
    expect(cleanMarkdown('<https://a.example/x>')).toBe('<https://a.example/x>');
  });
});

describe('A text as it is shown', () => {
  it('keeps the heading of the page alone, and leaves no level out', () => {
    expect(renderMarkdown('# A\n\n### B\n\n# C')).toBe('<h2>A</h2>\n<h3>B</h3>\n<h2>C</h2>\n');
    expect(renderMarkdown('## A', { under: 3 })).toBe('<h4>A</h4>\n');
  });

  it('says that a foreign address is foreign', () => {
    expect(renderMarkdown('[a](https://a.example) [b](/b) [c](tel:+386)')).toBe(
      '<p><a href="https://a.example" rel="noopener nofollow">a</a> <a href="/b">b</a> <a href="tel:+386">c</a></p>\n',
    );
    expect(renderMarkdown('[a](//a.example) [b](ftp://b.example)')).not.toContain('<a');
  });

  it("shows the shop's own pictures, with words for those who don't see them", () => {
    expect(renderMarkdown('![A red coat](/media/ab/cd.webp)')).toBe(
      '<p><img src="/_ipx/f_webp,w_1024/media/ab/cd.webp" alt="A red coat" loading="lazy" decoding="async"></p>\n',
    );
    expect(renderMarkdown('![](/media/ab/cd.webp) ![x](https://a.example/x.png) ![x](/media/../x)')).not.toContain('<img');
  });
});
