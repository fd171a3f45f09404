/**
 * Reports untranslated text in components: text between tags and in attributes that users read must come from the catalogues (`<Trans>`, `t`). Text
 * without a letter (punctuation, an arrow) is allowed.
 */
export const noLooseText = {
  meta: { type: 'problem', schema: [], messages: { loose: '"{{ text }}" is written into a component: put it through the catalogues.' } },
  create(context) {
    const report = (node, text) => context.report({ node, messageId: 'loose', data: { text: text.trim().slice(0, 40) } });
    return {
      JSXText(node) {
        if (hasLetter(node.value) && !isInsideTrans(node)) report(node, node.value);
      },
      JSXAttribute(node) {
        if (spoken.has(node.name.name) && node.value?.type === 'Literal' && hasLetter(String(node.value.value)))
          report(node, String(node.value.value));
      },
      'JSXElement > JSXExpressionContainer > Literal'(node) {
        if (typeof node.value === 'string' && hasLetter(node.value) && !isInsideTrans(node)) report(node, node.value);
      },
    };
  },
};

const spoken = new Set(['alt', 'aria-label', 'aria-description', 'aria-placeholder', 'label', 'legend', 'placeholder', 'title', 'hint']);
const translating = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

const hasLetter = (text) => /\p{L}/u.test(text);

function isInsideTrans(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'JSXElement' && translating.has(at.openingElement.name.name)) return true;
  }
  return false;
}
