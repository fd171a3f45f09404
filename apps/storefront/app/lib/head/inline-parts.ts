import { createHash } from 'node:crypto';

/** The inline scripts and styles of a page that the page itself rendered, as sources of a content policy. */
export interface InlineParts {
  /** The page without marks. */
  html: Buffer;
  scripts: string[];
  styles: string[];
}

/**
 * Finds the inline scripts and styles with a mark and removes the marks. The mark is a random nonce of one rendering. A script in a text
 * of a merchant or a customer cannot have the mark, so the content policy does not allow the script. The mark is not sent, because cached
 * pages are the same for everybody.
 *
 * Works on bytes: a string of a whole page takes several milliseconds to allocate.
 */
export function takeInlineParts(marked: Buffer, mark: string): InlineParts {
  const attribute = ` nonce="${mark}"`;
  const found = { script: new Set<string>(), style: new Set<string>() };
  const kept: Buffer[] = [];
  let from = 0;
  for (let at = marked.indexOf(attribute); at !== -1; at = marked.indexOf(attribute, from)) {
    kept.push(marked.subarray(from, at));
    from = at + attribute.length;
    const end = marked.indexOf('>', at);
    const tag = marked.toString('utf8', marked.lastIndexOf('<', at), end);
    const [, element] = /^<(script|style)\b/.exec(tag) ?? [];
    if ((element === 'script' || element === 'style') && !/\ssrc=/i.test(tag))
      found[element].add(hashSource(marked.subarray(end + 1, marked.indexOf(`</${element}>`, end))));
  }
  return { html: Buffer.concat([...kept, marked.subarray(from)]), scripts: [...found.script], styles: [...found.style] };
}

const hashSource = (text: Buffer): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
