export { cleanMarkdown, toOneLine } from './clean-markdown.ts';
export { renderMarkdown } from './render-markdown.ts';
