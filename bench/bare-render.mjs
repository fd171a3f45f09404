/**
 * Limit for rendered pages: React alone writes the same pages from ready elements, without components, data and a server. Arguments: a JSON file with
 * the pages, the duration in seconds. Prints the time of each page in ms.
 */
import { readFileSync } from 'node:fs';
import { parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const [, , file, seconds] = process.argv;
const trees = JSON.parse(readFileSync(file, 'utf8')).map((page) => toElements(parseDocument(page)));

render(Math.max(1, Number(seconds) / 3));
console.log(JSON.stringify(render(Number(seconds))));

function render(duration) {
  const times = [];
  const until = performance.now() + duration * 1000;
  for (let at = 0; performance.now() < until; at += 1) {
    const began = performance.now();
    renderToString(trees[at % trees.length]);
    times.push(performance.now() - began);
  }
  return times;
}

/** Returns the children of a parsed element as React elements. Styles are left out, because React expects them as objects. */
function toElements({ children }) {
  return children.flatMap((node, key) => {
    if (node.type === 'text') return [node.data];
    if (!('name' in node) || node.type === 'directive') return [];
    const { style: _, class: className, ...attributes } = node.attribs;
    const text = node.type === 'script' || node.type === 'style' ? { dangerouslySetInnerHTML: { __html: node.children[0]?.data ?? '' } } : null;
    return [createElement(node.name, { ...attributes, className, key, ...text }, ...(text || node.children.length === 0 ? [] : toElements(node)))];
  });
}
