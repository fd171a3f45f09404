import { html, type Html } from './html.ts';

/** Returns the lines of a text with HTML line breaks. */
export const toHtmlLines = (text: string): Html[] => text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
