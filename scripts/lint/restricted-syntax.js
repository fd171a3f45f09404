/** Reports access to environment variables outside platform/config.ts. */
export const noProcessEnv = createRule('The environment is read in platform/config.ts only.', (report) => ({
  MemberExpression(node) {
    if (isName(node.object, 'process') && isName(node.property, 'env')) report(node);
  },
}));

/** Reports `new Date()` and `Date.now()`. */
export const noSystemClock = createRule("Time comes from kit/clock's now(), so that tests can set it.", (report) => ({
  NewExpression(node) {
    if (isName(node.callee, 'Date') && node.arguments.length === 0) report(node);
  },
  CallExpression(node) {
    const { callee } = node;
    if (callee.type === 'MemberExpression' && isName(callee.object, 'Date') && isName(callee.property, 'now')) report(node);
  },
}));

/** Reports a class declaration without `extends`. */
export const noPlainClass = createRule('Use plain functions; classes are for errors.', (report) => ({
  ClassDeclaration(node) {
    if (!node.superClass) report(node);
  },
}));

/** Reports an API path in a front end, unless `satisfies` checks it. */
export const noApiPath = createRule('API calls go through the typed client, which checks the path.', (report) => ({
  Literal(node) {
    if (isApiPath(node.value) && node.parent.type !== 'TSSatisfiesExpression') report(node);
  },
  TemplateElement(node) {
    if (isApiPath(node.value.raw)) report(node);
  },
}));

const isApiPath = (text) => typeof text === 'string' && text.startsWith('/api/');

function createRule(message, visit) {
  return {
    meta: { type: 'problem', schema: [], messages: { restricted: message } },
    create: (context) => visit((node) => context.report({ node, messageId: 'restricted' })),
  };
}

const isName = (node, name) => node.type === 'Identifier' && node.name === name;
