/** @typedef {import('./terms.mjs').Term} Term */
/** @typedef {import('./terms.mjs').Terms} Terms */
/** @typedef {Record<string, string>} Texts ICU messages by `area:key` */

/**
 * Returns the texts in which a language has two terms for one concept:
 * - a text that consists of the term in English does not consist of the term in the language,
 * - a text that mentions the term in English does not mention it in the language,
 * - a text contains a word that the shop does not use for the concept.
 * @param {{ terms: Terms, texts: Texts }} english
 * @param {{ terms: Terms, texts: Texts }} language with the terms and texts of its fallback
 * @returns {string[]} one sentence per fault
 */
export function listTermFaults(english, { terms, texts }) {
  const names = Object.keys(english.terms);
  return [
    ...names.filter((name) => !(name in terms)).map((name) => `the term "${name}" is missing`),
    ...Object.keys(terms)
      .filter((name) => !(name in english.terms))
      .map((name) => `the term "${name}" is not an English one`),
    ...names
      .filter((name) => name in terms)
      .flatMap((name) => [
        ...(english.terms[name].pattern && !terms[name].pattern ? [`the term "${name}" has no pattern`] : []),
        ...listLabelFaults(english.terms[name], terms[name], { source: english.texts, texts }),
        ...listUseFaults(english.terms[name], terms[name], { source: english.texts, texts }),
        ...listForbiddenWords(terms[name], texts),
      ]),
  ];
}

/** @param {Term} english @param {Term} own @param {{ source: Texts, texts: Texts }} catalogue */
function listLabelFaults(english, own, { source, texts }) {
  const [labels, forms] = [listForms(english), listForms(own)];
  return Object.keys(texts)
    .filter((key) => labels.has(source[key]?.toLowerCase()) && !forms.has(texts[key].toLowerCase()))
    .map((key) => `"${key}" says "${texts[key]}" for "${source[key]}"; the term is "${own.term}"`);
}

/** @param {Term} english @param {Term} own @param {{ source: Texts, texts: Texts }} catalogue */
function listUseFaults(english, own, { source, texts }) {
  if (!english.pattern || !own.pattern) return [];
  const [mention, translation] = [new RegExp(english.pattern, 'iu'), new RegExp(own.pattern, 'iu')];
  return Object.keys(texts)
    .filter((key) => source[key] && mention.test(source[key]) && !translation.test(texts[key]) && !english.except?.includes(key))
    .map((key) => `"${key}" does not mention "${own.term}": ${texts[key]}`);
}

/** @param {Term} own @param {Texts} texts */
function listForbiddenWords({ term, never }, texts) {
  if (!never) return [];
  const forbidden = new RegExp(never, 'u');
  return Object.keys(texts)
    .filter((key) => forbidden.test(texts[key]))
    .map((key) => `"${key}" says "${forbidden.exec(texts[key])?.[0]}"; the term is "${term}"`);
}

/** @param {Term} term */
const listForms = ({ term, also = [] }) => new Set([term, ...also].map((form) => form.toLowerCase()));
