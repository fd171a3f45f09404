/** Ordinary English verbs and nouns whose last part is a preposition. */
const ordinary = /(sign(ed)?|stand|opt|log(ged)?|plug|check)In$/i;

/** Reports a function whose name ends in a bare preposition, such as `priceOf`: a name is a verb and a noun (`getPrice`). */
export const noPrepositionName = {
  meta: { type: 'problem', schema: [], messages: { named: 'Name the function by a verb and a noun: {{ name }} ends in a preposition.' } },
  create: (context) => {
    const check = (id) => {
      if (id?.type !== 'Identifier' || !/[a-z](Of|In|For)$/.test(id.name) || ordinary.test(id.name)) return;
      context.report({ node: id, messageId: 'named', data: { name: id.name } });
    };
    return {
      FunctionDeclaration: (node) => check(node.id),
      VariableDeclarator: (node) => {
        if (node.init?.type === 'ArrowFunctionExpression' || node.init?.type === 'FunctionExpression') check(node.id);
      },
    };
  },
};
