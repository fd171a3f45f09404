import type { JsonCall, Query } from '@selvedge/api-client';

/** The lists: a page of records, selected by a filter or by ids. */
type ListCall = { [Name in JsonCall]: [Query<Name>] extends [never] ? never : 'ids' extends keyof Query<Name> ? Name : never }[JsonCall];
type CallsBy<Method extends string> = Extract<JsonCall, `${Method} /admin/${string}`>;

/** The calls of a resource of react-admin. A missing one is not offered by the server. */
export interface ResourceCalls {
  list: Extract<ListCall, `GET /admin/${string}`>;
  /** One record by `{id}` or `{number}`, as for the next ones. */
  get?: CallsBy<'GET'>;
  create?: CallsBy<'POST'>;
  update?: CallsBy<'PUT'>;
  delete?: CallsBy<'DELETE'>;
  updateMany?: CallsBy<'PATCH'>;
  deleteMany?: CallsBy<'DELETE'>;
}

type NameIn<Call, Start extends string, End extends string = ''> = Call extends `${Start}${infer Name}${End}` ? Name : never;
type Readable = NameIn<ResourceCalls['list'], 'GET /admin/'> & NameIn<JsonCall, 'GET /admin/', '/{id}'>;
type Editable = Readable & NameIn<JsonCall, 'PUT /admin/', '/{id}'>;
type Complete = Editable & NameIn<JsonCall, 'POST /admin/'> & NameIn<JsonCall, 'DELETE /admin/', '/{id}'>;

const readable = <Name extends Readable>(name: Name) => ({ list: `GET /admin/${name}`, get: `GET /admin/${name}/{id}` }) satisfies ResourceCalls;

const editable = <Name extends Editable>(name: Name) => ({ ...readable(name), update: `PUT /admin/${name}/{id}` }) satisfies ResourceCalls;

const complete = <Name extends Complete>(name: Name) =>
  ({ ...editable(name), create: `POST /admin/${name}`, delete: `DELETE /admin/${name}/{id}` }) satisfies ResourceCalls;

/** The calls of each resource. */
export const resourceCalls = {
  'affiliate-announcements': complete('affiliate-announcements'),
  'affiliate-applications': { list: 'GET /admin/affiliate-applications', updateMany: 'PATCH /admin/affiliate-applications/many' },
  'affiliate-conversations': { list: 'GET /admin/affiliate-conversations' },
  'affiliate-creatives': complete('affiliate-creatives'),
  'affiliate-discounts': complete('affiliate-discounts'),
  'affiliate-groups': complete('affiliate-groups'),
  'affiliate-payouts': readable('affiliate-payouts'),
  'affiliate-tiers': complete('affiliate-tiers'),
  affiliates: editable('affiliates'),
  'api-tokens': { list: 'GET /admin/api-tokens', create: 'POST /admin/api-tokens' },
  articles: complete('articles'),
  'attribute-values': complete('attribute-values'),
  attributes: editable('attributes'),
  audit: readable('audit'),
  brands: complete('brands'),
  campaigns: complete('campaigns'),
  'canned-answers': complete('canned-answers'),
  'cash-roundings': complete('cash-roundings'),
  categories: complete('categories'),
  collections: complete('collections'),
  'commission-products': { list: 'GET /admin/commission-products' },
  'commission-rules': complete('commission-rules'),
  countries: editable('countries'),
  coupons: complete('coupons'),
  customers: editable('customers'),
  goals: complete('goals'),
  'held-commissions': { list: 'GET /admin/held-commissions', updateMany: 'PATCH /admin/held-commissions/many' },
  'home-blocks': complete('home-blocks'),
  imports: readable('imports'),
  languages: { list: 'GET /admin/languages' },
  'legal-pages': editable('legal-pages'),
  mailings: complete('mailings'),
  mails: editable('mails'),
  makers: complete('makers'),
  media: { ...editable('media'), delete: 'DELETE /admin/media/{id}', deleteMany: 'DELETE /admin/media/many' },
  menus: complete('menus'),
  'newsletter-subscribers': readable('newsletter-subscribers'),
  'order-lines': { list: 'GET /admin/order-lines' },
  orders: { list: 'GET /admin/orders', get: 'GET /admin/orders/{number}' },
  pages: complete('pages'),
  'popular-searches': { ...editable('popular-searches'), create: 'POST /admin/popular-searches' },
  products: { ...editable('products'), create: 'POST /admin/products' },
  questions: complete('questions'),
  redirects: { ...complete('redirects'), deleteMany: 'DELETE /admin/redirects/many' },
  returns: {
    list: 'GET /admin/returns',
    get: 'GET /admin/returns/{number}',
    create: 'POST /admin/returns',
    updateMany: 'PATCH /admin/returns/many',
  },
  reviews: { ...readable('reviews'), updateMany: 'PATCH /admin/reviews/many' },
  'search-synonyms': complete('search-synonyms'),
  'seller-applications': readable('seller-applications'),
  sellers: editable('sellers'),
  'size-charts': complete('size-charts'),
  staff: { ...editable('staff'), create: 'POST /admin/staff' },
  tickets: readable('tickets'),
  topics: complete('topics'),
  webhooks: complete('webhooks'),
  'wheel-domains': complete('wheel-domains'),
  'wheel-spins': { list: 'GET /admin/wheel-spins' },
  wheels: complete('wheels'),
} as const satisfies Record<string, ResourceCalls>;

export type ResourceName = keyof typeof resourceCalls;
