import { expect, test } from 'vitest';
import { delayScripts } from './scripts-after-paint.tsx';

test('a page loads no script by itself and lists the scripts to load: its own and its language’s texts', () => {
  const page =
    '<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/home.js"/></head>' +
    '<body><script>window.a=1</script><script type="module" async="">import "/assets/home.js";</script></body>';
  expect(delayScripts(Buffer.from(page), '/assets/texts/shop-hu.js').toString()).toBe(
    '<head></head><body><script>window.a=1</script>' +
      '<script type="text/plain" data-modules="/assets/entry.js /assets/home.js /assets/texts/shop-hu.js">import "/assets/home.js";</script></body>',
  );
});
