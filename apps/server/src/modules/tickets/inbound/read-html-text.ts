import { Parser } from 'htmlparser2';

const SKIPPED = new Set(['head', 'style', 'script', 'title', 'template']);
const BLOCKS = new Set(['p', 'div', 'li', 'tr', 'table', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr']);

/** Returns the text of an HTML email. Lines of quotations begin with `> `, as in plain text. */
export function readHtmlText(html: string): string {
  const lines: string[] = [];
  let line = '';
  let quotes = 0;
  let skipped = 0;
  const endLine = () => {
    lines.push(`${'> '.repeat(quotes)}${line.trim()}`);
    line = '';
  };
  const startBlock = () => {
    if (line.trim() !== '') endLine();
  };
  const parser = new Parser({
    onopentagname: (name) => {
      if (SKIPPED.has(name)) skipped += 1;
      if (name === 'br') endLine();
      if (BLOCKS.has(name)) startBlock();
      if (name === 'blockquote') quotes += 1;
    },
    ontext: (text) => {
      if (skipped === 0) line += text.replace(/\s+/g, ' ');
    },
    onclosetag: (name) => {
      if (SKIPPED.has(name)) skipped -= 1;
      if (BLOCKS.has(name)) startBlock();
      if (name === 'p') endLine();
      if (name === 'blockquote') quotes -= 1;
    },
  });
  parser.end(html);
  startBlock();
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
