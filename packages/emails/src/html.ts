/** HTML that may be inserted without escaping. */
export interface Html {
  readonly html: string;
}

export type HtmlValue = string | number | Html | readonly Html[] | null;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Builds HTML from a template: escapes every value except HTML. */
export const html = (template: TemplateStringsArray, ...values: HtmlValue[]): Html => ({
  html: template.reduce((text, part, index) => text + part + (index < values.length ? shown(values[index] ?? null) : ''), ''),
});

function shown(value: HtmlValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return 'html' in value ? value.html : value.map((piece) => piece.html).join('');
}
