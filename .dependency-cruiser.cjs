/*
 * The rules for imports between layers and modules. scripts/lint/layers.test.ts checks each rule with a violation.
 */

/** The modules by rank, lowest first. A module imports only from modules of a lower rank. */
const ranks = require('./scripts/lint/module-ranks.json');
const modules = 'apps/server/src/modules';
const tests = '\\.(test|faults)\\.ts$';
const testHelpers = '^apps/server/src/testing/';

const ranked = ranks.flatMap((rank, height) =>
  rank.map((name) => {
    const forbidden = ranks
      .slice(height)
      .flat()
      .filter((other) => other !== name);
    return {
      name: `rank-of-${name}`,
      comment:
        'A module imports only from modules of a lower rank, not of its own rank. It informs modules of a higher rank by an event in the outbox.',
      severity: 'error',
      from: { path: `^${modules}/${name}/` },
      to: { path: `^${modules}/(${forbidden.join('|')})/` },
    };
  }),
);

module.exports = {
  forbidden: [
    ...ranked,
    {
      name: 'no-cycles',
      comment: 'Files that import each other in a cycle cannot be read or moved separately. Imports of types count too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'module-interfaces',
      comment: 'A module imports only index.ts and contract.ts of another module.',
      severity: 'error',
      from: { path: `^${modules}/([^/]+)/`, pathNot: ['/(contract|tables)\\.ts$', tests] },
      to: { path: `^${modules}/[^/]+/`, pathNot: [`^${modules}/$1/`, '/index\\.ts$', '/contract\\.ts$'] },
    },
    {
      name: 'module-interfaces-from-outside',
      comment: 'Code outside the modules imports only their index.ts and contract.ts. The demo and the benchmarks also import seed.ts.',
      severity: 'error',
      from: { path: '^(apps/server/src/(?!modules/)|bench/)', pathNot: [tests, testHelpers] },
      to: { path: `^${modules}/[^/]+/.`, pathNot: [`^${modules}/[^/]+/(index|contract|seed|tables)\\.ts$`] },
    },
    {
      name: 'contracts-without-storage',
      comment: 'A contract describes requests and responses, not storage. It imports only contracts of other modules.',
      severity: 'error',
      from: { path: `^${modules}/([^/]+)/contract\\.ts$` },
      to: { path: `^${modules}/[^/]+/`, pathNot: [`^${modules}/$1/`, '/contract\\.ts$'] },
    },
    {
      name: 'tables-import-tables',
      comment: 'A tables.ts imports only tables of other modules, for foreign keys.',
      severity: 'error',
      from: { path: `^${modules}/([^/]+)/.*tables\\.ts$` },
      to: { path: `^${modules}/[^/]+/`, pathNot: [`^${modules}/$1/`, '/tables\\.ts$'] },
    },
    {
      name: 'private-tables',
      comment:
        'Only the module itself uses its tables. Tests may also use them, to create a state that no operation creates (a past date, a full quota) and to check stored rows.',
      severity: 'error',
      from: { path: '^(apps/server/src/(?!modules/)|apps/(?!server/)|packages/|bench/)', pathNot: [tests, testHelpers] },
      to: { path: `^${modules}/.*tables\\.ts$` },
    },
    {
      name: 'seeds-not-in-production',
      comment: 'A seed.ts stores rows without validation and without events, so only the demo, the benchmarks and the tests may use it.',
      severity: 'error',
      from: { path: '^apps/', pathNot: ['^apps/server/src/demo/', `^${modules}/[^/]+/seed(\\.ts$|/)`, tests, testHelpers] },
      to: { path: `^${modules}/[^/]+/seed(\\.ts$|/)` },
    },
    {
      name: 'back-office-without-queries',
      comment: 'Routes of the back office validate, authorise, call a module and respond. Queries and business rules belong to modules.',
      severity: 'error',
      from: { path: '^apps/server/src/backoffice/', pathNot: [tests] },
      to: { path: '(^|node_modules/)(drizzle-orm|pg)(/|$)' },
    },
    {
      name: 'test-helpers-only-in-tests',
      comment: 'Only tests may import test helpers.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: [tests, testHelpers] },
      to: { path: testHelpers },
    },
    {
      name: 'kit-imports-kit',
      comment: 'kit has pure functions only: no business rules, no input or output.',
      severity: 'error',
      from: { path: '^apps/server/src/kit/' },
      to: { path: '^apps/server/src/(?!kit/)' },
    },
    {
      name: 'platform-below-modules',
      comment: 'modules → platform → kit. The platform has no business rules.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: { path: '^apps/server/src/(modules|web|demo|backoffice|commands|app|jobs|main|worker)' },
    },
    {
      name: 'modules-below-web',
      comment: 'Modules do not import the code that calls them: web, back office, commands, entry points.',
      severity: 'error',
      from: { path: `^${modules}/` },
      to: { path: '^apps/server/src/(web|demo|backoffice|commands|app\\.ts|jobs\\.ts|main\\.ts|worker\\.ts)' },
    },
    {
      name: 'front-ends-use-contracts',
      comment:
        'A front end uses contracts and limits only. Exceptions: the browser saves the files of reports, which the server sends by email, and compares scanned codes, which the server finds in the catalogue.',
      severity: 'error',
      from: { path: '^apps/(storefront|backoffice)/' },
      to: {
        path: '^apps/server/src/',
        pathNot: [
          '^apps/server/src/contract\\.ts$',
          '/contract\\.ts$',
          '/limits\\.ts$',
          '^apps/server/src/modules/reports/files/index\\.ts$',
          '^apps/server/src/modules/catalog/variants/scan-code\\.ts$',
        ],
      },
    },
    {
      name: 'server-without-storefront',
      comment: 'The server serves the built front ends and does not import their sources.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/(storefront|backoffice)/' },
    },
    {
      name: 'separate-features',
      comment: 'A feature does not import another feature. Routes combine features.',
      severity: 'error',
      from: { path: '^apps/storefront/app/features/([^/]+)/' },
      to: { path: '^apps/storefront/app/features/', pathNot: '^apps/storefront/app/features/$1/' },
    },
    {
      name: 'ui-below-features',
      comment: 'routes → features → ui, lib.',
      severity: 'error',
      from: { path: '^apps/storefront/app/(ui|lib)/' },
      to: { path: '^apps/storefront/app/(features|routes)/' },
    },
    {
      name: 'features-below-routes',
      comment: 'routes → features → ui, lib.',
      severity: 'error',
      from: { path: '^apps/storefront/app/features/' },
      to: { path: '^apps/storefront/app/routes/' },
    },
    {
      name: 'pages-import-nothing',
      comment: 'Server, storefront and tests import the page registry, so it imports none of them.',
      severity: 'error',
      from: { path: '^packages/pages/' },
      to: { path: '^(apps/|tests/|packages/(?!pages/))' },
    },
    {
      name: 'no-page-registry-in-browsers',
      comment:
        'The storefront imports virtual:page-lists, which contains only the needed part of the registry, because browsers would load all of it.',
      severity: 'error',
      from: { path: '^apps/(storefront/app|backoffice)/', pathNot: ['^apps/storefront/app/routes\\.ts$', '\\.test\\.tsx?$'] },
      to: { path: '^packages/pages/', pathNot: '^packages/pages/src/legal-paths\\.ts$' },
    },
    {
      name: 'separate-sandbox',
      comment: 'The sandbox implements the protocols of the providers and shares no code with the shop. Shared code would hide shared mistakes.',
      severity: 'error',
      from: { path: '^apps/sandbox-gateway/' },
      to: { path: '^(apps/(?!sandbox-gateway/)|packages/)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.react-router|/build/|/dist(-for-tests)?/|packages/i18n/compiled|packages/api-client/generated)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
