import { readFileSync } from 'node:fs';

/** The standard term of each word that names must not use; the words in `names` are allowed in sentences. */
const { everywhere, names } = JSON.parse(readFileSync(new URL('forbidden-words.json', import.meta.url), 'utf8'));
const standardTerms = { ...everywhere, ...names };
const forbidden = new RegExp(`(?:^|-)(${Object.keys(standardTerms).join('|')})(?:-|$)`);

/** Returns the words of a name in lower case with hyphens: `hangUpCoat` is `hang-up-coat`. */
const splitWords = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** Functions by parent type that return whether an identifier declares its name. Uses of a name are not reported again. */
const declares = {
  VariableDeclarator: (parent, node) => parent.id === node,
  FunctionDeclaration: () => true,
  FunctionExpression: () => true,
  ArrowFunctionExpression: (parent, node) => parent.params.includes(node),
  ClassDeclaration: (parent, node) => parent.id === node,
  AssignmentPattern: (parent, node) => parent.left === node,
  ArrayPattern: () => true,
  RestElement: () => true,
  // The keys of an object literal are data, or its type declares them.
  Property: (parent, node) => parent.parent.type === 'ObjectPattern' && parent.value === node,
  MethodDefinition: (parent, node) => parent.key === node && !parent.computed,
  PropertyDefinition: (parent, node) => parent.key === node && !parent.computed,
  TSPropertySignature: (parent, node) => parent.key === node && !parent.computed,
  TSMethodSignature: () => true,
  TSTypeAliasDeclaration: (parent, node) => parent.id === node,
  TSInterfaceDeclaration: (parent, node) => parent.id === node,
};

/** Reports a declared name with a forbidden word. */
export const noForbiddenName = {
  meta: { type: 'problem', schema: [], messages: { forbidden: '{{ name }} contains "{{ word }}": the standard term is {{ term }}.' } },
  create: (context) => ({
    Identifier: (node) => {
      const word = forbidden.exec(splitWords(node.name))?.[1];
      if (word === undefined || !declares[node.parent?.type]?.(node.parent, node)) return;
      context.report({ node, messageId: 'forbidden', data: { name: node.name, word, term: standardTerms[word] } });
    },
  }),
};

/** Ordinary English verbs and nouns that end in a preposition. */
const ordinary = /((sign(ed)?|stand|opt|log(ged)?|plug|check)In|(group|order|sort)By)$/i;
const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
const isFunctionType = (node) => node?.typeAnnotation?.type === 'TSFunctionType';

/** Reports a function or method with a name that ends in a bare preposition, such as `priceOf`. A name needs a verb and a noun (`getPrice`). */
export const noPrepositionName = {
  meta: { type: 'problem', schema: [], messages: { named: 'Name the function by a verb and a noun: {{ name }} ends in a preposition.' } },
  create: (context) => {
    const check = (id) => {
      if (id?.type !== 'Identifier' || !/[a-z](Of|In|For|By|With|From|At|On)$/.test(id.name) || ordinary.test(id.name)) return;
      context.report({ node: id, messageId: 'named', data: { name: id.name } });
    };
    const checkKey = ({ key, computed }) => {
      if (!computed) check(key);
    };
    return {
      FunctionDeclaration: (node) => check(node.id),
      VariableDeclarator: (node) => {
        if (isFunction(node.init)) check(node.id);
      },
      MethodDefinition: checkKey,
      PropertyDefinition: (node) => {
        if (isFunction(node.value)) checkKey(node);
      },
      Property: (node) => {
        if (isFunction(node.value)) checkKey(node);
      },
      TSMethodSignature: checkKey,
      TSPropertySignature: (node) => {
        if (isFunctionType(node.typeAnnotation)) checkKey(node);
      },
    };
  },
};
