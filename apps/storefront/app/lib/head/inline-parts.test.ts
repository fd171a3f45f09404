import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { takeInlineParts } from './inline-parts.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('only scripts and styles with the mark of the rendering are allowed, and the mark does not stay in the page', () => {
  const marked =
    '<style nonce="r4nd">a{}</style><style>b{}</style><script nonce="r4nd">shop()</script><p><script>evil()</script>' +
    '<script nonce="guess">evil(2)</script></p><script nonce="r4nd" src="/a.js"></script><link rel="modulepreload" href="/b.js" nonce="r4nd"/>';
  const { html, scripts, styles } = takeInlineParts(marked, 'r4nd');
  expect(scripts).toEqual([hash('shop()')]);
  expect(styles).toEqual([hash('a{}')]);
  expect(html).not.toContain('r4nd');
  expect(html).toContain('<script>shop()</script><p><script>evil()</script>');
});
