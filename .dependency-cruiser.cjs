/**
 * The layers of the house, as rules. Each has its reason; scripts/lint/layers.test.ts plants a violation of each.
 * Ranks of the modules, lowest first: a module imports only from ranks below its own.
 */
const ranks = [
  ['countries', 'audit', 'exchange-rates'],
  ['accounts', 'media'],
  ['catalog', 'tracking', 'payments'],
  ['pricing', 'content', 'consent'],
  ['promotions', 'search', 'legal'],
  ['cart', 'wishlist', 'orders', 'reviews'],
  ['invoicing'],
  ['fulfilment'],
  ['checkout', 'returns'],
  ['feeds', 'webhooks', 'campaigns', 'figures'],
  ['affiliates', 'newsletter', 'sellers', 'sitemaps', 'tickets', 'wheel'],
  ['media-library', 'reports'],
  ['notifications'],
  ['privacy'],
];
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
      comment: 'A module imports only from modules ranked below it; neighbours on a line do not know each other. News upwards is an outbox row.',
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
      comment: 'What imports itself by a detour cannot be understood or moved alone. An import of a type counts too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'module-faces',
      comment: 'Modules reach each other through index.ts and contract.ts.',
      severity: 'error',
      from: { path: `^${modules}/([^/]+)/`, pathNot: ['/(contract|tables)\\.ts$', tests] },
      to: { path: `^${modules}/[^/]+/`, pathNot: [`^${modules}/$1/`, '/index\\.ts$', '/contract\\.ts$'] },
    },
    {
      name: 'module-faces-from-outside',
      comment: 'What stands outside of the modules reaches them through index.ts and contract.ts, the demo and the benchmarks also through seed.ts.',
      severity: 'error',
      from: { path: '^(apps/server/src/(?!modules/)|bench/)', pathNot: [tests, testHelpers] },
      to: { path: `^${modules}/[^/]+/.`, pathNot: [`^${modules}/[^/]+/(index|contract|seed|tables)\\.ts$`] },
    },
    {
      name: 'contracts-without-storage',
      comment: "A contract says what goes over the wire, not how it is stored: it may use another module's contract only.",
      severity: 'error',
      from: { path: `^${modules}/([^/]+)/contract\\.ts$` },
      to: { path: `^${modules}/[^/]+/`, pathNot: [`^${modules}/$1/`, '/contract\\.ts$'] },
    },
    {
      name: 'tables-know-tables',
      comment: "A tables.ts may name another module's tables for a foreign key, and nothing else of it.",
      severity: 'error',
      from: { path: `^${modules}/([^/]+)/.*tables\\.ts$` },
      to: { path: `^${modules}/[^/]+/`, pathNot: [`^${modules}/$1/`, '/tables\\.ts$'] },
    },
    {
      name: 'private-tables',
      comment:
        'Tables belong to their module in every layer. Only tests and their helpers may name them, to set up a state that no operation creates (a past date, a full quota) and to check what was stored.',
      severity: 'error',
      from: { path: '^(apps/server/src/(?!modules/)|apps/(?!server/)|packages/|bench/)', pathNot: [tests, testHelpers] },
      to: { path: `^${modules}/.*tables\\.ts$` },
    },
    {
      name: 'seeds-for-the-demo',
      comment: 'A seed.ts stores rows as they are, without checks and events: nothing that serves requests may use it.',
      severity: 'error',
      from: { path: '^apps/', pathNot: ['^apps/server/src/demo/', `^${modules}/[^/]+/seed(\\.ts$|/)`, tests, testHelpers] },
      to: { path: `^${modules}/[^/]+/seed(\\.ts$|/)` },
    },
    {
      name: 'back-office-without-queries',
      comment: 'The back office parses, authorises, calls, replies and logs. Queries and rules belong to modules.',
      severity: 'error',
      from: { path: '^apps/server/src/backoffice/', pathNot: [tests] },
      to: { path: '(^|node_modules/)(drizzle-orm|pg)(/|$)' },
    },
    {
      name: 'test-helpers-in-tests',
      comment: 'Test helpers know everything. What the shop runs does not know them.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: [tests, testHelpers] },
      to: { path: testHelpers },
    },
    {
      name: 'kit-is-pure',
      comment: 'kit knows no domain and no machine.',
      severity: 'error',
      from: { path: '^apps/server/src/kit/' },
      to: { path: '^apps/server/src/(?!kit/)' },
    },
    {
      name: 'platform-below-modules',
      comment: 'modules → platform → kit: the platform knows nothing of shops.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: { path: '^apps/server/src/(modules|web|demo|backoffice|commands|app|jobs|main|worker)' },
    },
    {
      name: 'modules-below-web',
      comment: 'What stands before the modules is not known to them.',
      severity: 'error',
      from: { path: `^${modules}/` },
      to: { path: '^apps/server/src/(web|demo|backoffice|commands|app\\.ts|jobs\\.ts|main\\.ts|worker\\.ts)' },
    },
    {
      name: 'front-ends-use-contracts',
      comment: 'A front end uses contracts only. The files of reports are an exception: the browser saves them, and the server sends them by email.',
      severity: 'error',
      from: { path: '^apps/(storefront|backoffice)/' },
      to: {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/contract\\.ts$', '/contract\\.ts$', '^apps/server/src/modules/reports/files/index\\.ts$'],
      },
    },
    {
      name: 'server-without-storefront',
      comment: 'The server mounts the built storefront; its sources it does not import.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/(storefront|backoffice)/' },
    },
    {
      name: 'features-apart',
      comment: 'No feature imports another: routes compose them.',
      severity: 'error',
      from: { path: '^apps/storefront/app/features/([^/]+)/' },
      to: { path: '^apps/storefront/app/features/', pathNot: '^apps/storefront/app/features/$1/' },
    },
    {
      name: 'ui-knows-no-shop',
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
      comment: 'The table of pages says what the pages are. Server, storefront and tests import it.',
      severity: 'error',
      from: { path: '^packages/pages/' },
      to: { path: '^(apps/|tests/|packages/(?!pages/))' },
    },
    {
      name: 'no-page-table-in-the-browser',
      comment: 'Scripts of the storefront get their part of the table from virtual:page-lists, because each byte of it would be loaded.',
      severity: 'error',
      from: { path: '^apps/(storefront/app|backoffice)/', pathNot: ['^apps/storefront/app/routes\\.ts$', '\\.test\\.tsx?$'] },
      to: { path: '^packages/pages/', pathNot: '^packages/pages/src/legal-paths\\.ts$' },
    },
    {
      name: 'gateway-stands-alone',
      comment: 'The sandbox speaks the wire protocol and shares no code with the shop.',
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
