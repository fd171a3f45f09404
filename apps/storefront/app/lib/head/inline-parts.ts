import { createHash } from 'node:crypto';

/** The inline scripts and styles of a page that the page itself rendered, as sources of a content policy. */
export interface InlineParts {
  /** The page without marks. */
  html: string;
  scripts: string[];
  styles: string[];
}

/**
 * Finds the inline scripts and styles with a mark and removes the marks. The mark is a random nonce of one rendering. A script in a text
 * of a merchant or a customer cannot have the mark, so the content policy does not allow the script. The mark is not sent, because cached
 * pages are the same for everybody.
 */
export function takeInlineParts(marked: string, mark: string): InlineParts {
  const attribute = ` nonce="${mark}"`;
  const list = (element: string) =>
    [...marked.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g'))]
      .filter(([, attributes = '']) => attributes.includes(attribute) && !/\ssrc=/i.test(attributes))
      .map(([, , text = '']) => hashSource(text));
  return { html: marked.replaceAll(attribute, ''), scripts: [...new Set(list('script'))], styles: [...new Set(list('style'))] };
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
