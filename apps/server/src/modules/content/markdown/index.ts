export { cleanMarkdown, oneLine } from './clean-markdown.ts';
export { renderMarkdown } from './render-markdown.ts';
