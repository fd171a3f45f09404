/**
 * The layers of the house, as rules. Each has its reason; scripts/lint/layers.test.ts plants a violation of each.
 * Ranks of the modules, lowest first: a module imports only from ranks below its own.
 */
const ranks = [
  ['media', 'countries', 'audit'],
  ['accounts'],
  ['catalog', 'tracking', 'payments'],
  ['pricing', 'content', 'consent'],
  ['promotions', 'search', 'legal'],
  ['cart', 'wishlist', 'orders', 'reviews'],
  ['invoicing'],
  ['fulfilment'],
  ['checkout', 'returns'],
  ['feeds', 'webhooks', 'campaigns'],
  ['affiliates', 'newsletter', 'sellers', 'sitemaps', 'tickets', 'wheel'],
  ['notifications'],
  ['privacy'],
];
const modules = 'apps/server/src/modules';

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
      comment: 'What imports itself by a detour cannot be understood or moved alone.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'module-faces',
      comment:
        "Other modules are reached through index.ts; a contract.ts may use another's contract, a tables.ts name another's tables for a foreign key.",
      severity: 'error',
      from: { path: `^${modules}/([^/]+)/`, pathNot: ['/(contract|tables)\\.ts$', '\\.test\\.ts$'] },
      to: { path: `^${modules}/[^/]+/`, pathNot: [`^${modules}/$1/`, '/index\\.ts$', '/contract\\.ts$'] },
    },
    {
      name: 'private-tables',
      comment: "A contract says what goes over the wire, not how it is kept; foreign keys are tables.ts's own business.",
      severity: 'error',
      from: { path: `^${modules}/([^/]+)/(contract|tables)\\.ts$` },
      to: { path: `^${modules}/[^/]+/`, pathNot: [`^${modules}/$1/`, '/(contract|tables)\\.ts$'] },
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
      to: { path: '^apps/server/src/(modules|web|demo|import|backoffice|commands|app|jobs|main|worker)' },
    },
    {
      name: 'modules-below-web',
      comment: 'What stands before the modules is not known to them.',
      severity: 'error',
      from: { path: `^${modules}/` },
      to: { path: '^apps/server/src/(web|demo|import|backoffice|commands|app\\.ts|jobs\\.ts|main\\.ts|worker\\.ts)' },
    },
    {
      name: 'front-ends-use-contracts',
      comment: 'A front end knows what goes over the wire and nothing behind it.',
      severity: 'error',
      from: { path: '^apps/(storefront|backoffice)/' },
      to: { path: '^apps/server/src/', pathNot: ['^apps/server/src/contract\\.ts$', '/contract\\.ts$'] },
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
    exclude: { path: '(\\.react-router|/build/|/dist/|packages/i18n/compiled)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
