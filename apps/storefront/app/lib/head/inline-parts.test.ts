import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { takeInlineParts } from './inline-parts.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('only scripts and styles with the mark of the rendering are allowed, and the mark does not stay in the page', () => {
  const marked =
    '<title>Πουκάμισο</title><style nonce="r4nd">a{}</style><style>b{}</style><script nonce="r4nd">shop()</script><p><script>evil()</script>' +
    '<script nonce="guess">evil(2)</script></p><script nonce="r4nd" src="/a.js"></script><link rel="modulepreload" href="/b.js" nonce="r4nd"/>';
  const { html, scripts, styles } = takeInlineParts(Buffer.from(marked), 'r4nd');
  expect(scripts).toEqual([hash('shop()')]);
  expect(styles).toEqual([hash('a{}')]);
  expect(html.toString()).toBe(marked.replaceAll(' nonce="r4nd"', ''));
});

test('texts with letters outside ASCII have the hash of their bytes, and equal scripts have one hash', () => {
  const text = 'show("Ποιότητα, žepi, শার্ট")';
  const { scripts } = takeInlineParts(Buffer.from(`<p>Größe</p>${`<script nonce="r4nd" async>${text}</script>`.repeat(2)}`), 'r4nd');
  expect(scripts).toEqual([hash(text)]);
});
