import type {
  AddressChange,
  AffiliateApplication,
  AffiliateDiscountRow,
  AffiliateProfile,
  AffiliateUpdate,
  AttributeValue,
  BoughtAgain,
  Brand,
  Category,
  CategoryPage,
  ClaimedCart,
  Collection,
  CollectionPage,
  Consent,
  Country,
  DataRequest,
  Erasure,
  EmailConfirmation,
  Failure,
  Market,
  NewConsent,
  NewReturn,
  NewReview,
  NewWithdrawal,
  OpenSession,
  Order,
  OrderSummary,
  CustomerOrder,
  PageMeta,
  Passkey,
  PasskeyOptions,
  PlacedOrder,
  ProductPage,
  Profile,
  ProfileChange,
  Rating,
  ReturnOverview,
  Registration,
  Review,
  SavedAddress,
  Session,
  SignedInAnswer,
  SizeAdvice,
  Success,
  Suggestions,
  UserType,
  Wish,
  WishNotices,
  WishRef,
  WishedProduct,
} from '@selvedge/server/contract';
import { affiliateCalls } from './affiliate-calls.ts';
import { cartCalls } from './cart-calls.ts';
import { contentCalls } from './content-calls.ts';
import type { Listing, ListingQuery, SearchResult } from '../paths/listing-query.ts';
import { mailingCalls } from './mailing-calls.ts';
import { wheelCalls } from './wheel-calls.ts';
import { ApiError } from './api-error.ts';

export interface ApiOptions {
  /** In-process on the server, the global `fetch` elsewhere. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** Ends with `/api`. */
  baseUrl: string;
  /** Language of the texts in responses. */
  languageId?: number;
  /** Country of the prices and products. */
  countryId?: number;
  /** Headers of every call: the visitor's address and the request id. */
  headers?: Readonly<Record<string, string>>;
  /** Headers of calls about cart and consent only: the referral of the browser. */
  referral?: Readonly<Record<string, string>>;
  /** Token of a preview link, sent with content calls. */
  preview?: string | undefined;
}

export interface Reviews {
  items: Review[];
  meta: PageMeta;
  rating: Rating;
}

export interface CustomerOrders {
  items: OrderSummary[];
  meta: PageMeta;
}

export interface Wishes {
  items: Wish[];
  meta: PageMeta;
}

export interface PaymentReturn {
  outcome: 'succeeded' | 'processing' | 'failed' | 'error';
  orderNumber: string;
  email: string;
}

export type Api = ReturnType<typeof createApi>;

/**
 * Creates a client of the shop's API with one method per call. Methods return the `data` of a response.
 * @throws ApiError with the API's code, or `NetworkError` if the API cannot be reached
 */
export function createApi({ fetch, baseUrl, languageId = 1, countryId = 3, headers = {}, referral = {}, preview }: ApiOptions) {
  const call = async <Data>(method: string, path: string, { query = {}, body, more = {} }: CallOptions = {}): Promise<Success<Data>> => {
    const request = new Request(`${baseUrl}/${path}${formatQuery(query)}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
        ...(isReferred(path) && referral),
        ...more,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return unwrap<Data>(await fetchAnswer(fetch, request));
  };
  const get = async <Data>(path: string, query: Query = {}): Promise<Data> => (await call<Data>('GET', path, { query })).data;
  /** Requests a page of a list: the items, the page data and other fields of the response. */
  const list = async <Page extends { items: unknown[]; meta: PageMeta }>(path: string, query: Query): Promise<Page> => {
    const {
      data,
      meta,
      isSuccess: _,
      message: __,
      messasge: ___,
      ...otherFields
    } = await call<Page['items']>('GET', path, { query: { page: 1, ...query, countryId, languageId } });
    return { items: data, meta, ...otherFields } as unknown as Page;
  };
  const write = async <Data>(method: string, path: string, body?: unknown, more?: Record<string, string>): Promise<Data> =>
    (await call<Data>(method, path, { query: { languageId }, body, more })).data;

  const file = (path: string, query: Query = {}): Promise<Response> =>
    fetchAnswer(fetch, new Request(`${baseUrl}/${path}${formatQuery(query)}`, { headers }));

  return {
    /** Calls of the affiliate portal. */
    portal: affiliateCalls({ get, list, write, file, languageId }),

    /** Returns the host's country, languages and texts, in the host's default language unless one is given. */
    market: ({ host, language }: { host: string; language?: string }) => get<Market>('market', { host, language }),
    countryByName: (name: string, host?: string) =>
      get<{ id: number; code: string }>(`country/getCountryByName/${encodeURIComponent(name)}/`, { host }),
    country: (id: number) => get<Country>(`country/${id}`),
    activeCountries: (domain?: string) => get<Country[]>('country/getAllActiveData', { domain }),

    categories: () => get<Category[]>('category/getAllActiveData', { countryId, languageId }),
    categoryByPath: ({ parent, slug }: { parent?: string; slug: string }) => get<CategoryPage>('categories/by-path', { parent, slug, languageId }),
    products: (query: ListingQuery = {}) => list<Listing>('product/web/countryCategoryWiseProductsPagination', { take: 12, ...query }),
    /** Returns the products of a brand. */
    brandProducts: (brandSlug: string, query: ListingQuery = {}) =>
      list<Listing>('product/web/brand/countryWiseProductsPagination', { take: 12, orderBy: 'newest', ...query, brandSlug }),
    search: (q: string, query: ListingQuery = {}) => list<SearchResult>('search/products', { take: 12, ...query, q }),
    suggestions: (q: string) => get<Suggestions>('search/suggestions', { q, countryId, languageId }),
    relatedProducts: (productId: number, take = 8) =>
      list<Omit<Listing, 'facets'>>('product-related/web/getRelatedProductsByIdOptimized', { productId, take }),
    brands: () => get<Brand[]>('brand/getAllActiveData', { languageId }),
    brand: (slug: string) => get<Brand>(`brands/${encodeURIComponent(slug)}`, { languageId }),
    collections: () => get<Collection[]>('collections', { languageId }),
    collection: (slug: string) => get<CollectionPage>(`collections/${encodeURIComponent(slug)}`, { languageId }),
    /** Returns the filter values of a category, collection or brand, or of all products. */
    attributeValues: (scope: { categoryId?: number; collectionId?: number; brandId?: number } = {}) =>
      get<AttributeValue[]>('attributeValue/web/list', { ...scope, languageId }),
    product: (slug: string) => get<ProductPage>(`products/${encodeURIComponent(slug)}`, { countryId, languageId }),

    reviews: (productId: number, page = 1) => list<Reviews>(`products/${productId}/reviews`, { page, take: 10 }),
    writeReview: (orderNumber: string, review: Omit<NewReview, 'languageId'>) =>
      write<null>('POST', `orders/${encodeURIComponent(orderNumber)}/reviews`, { ...review, languageId }),
    findSize: (productId: number, measures: Readonly<Record<string, string | undefined>>) =>
      get<SizeAdvice>(`products/${productId}/size-finder`, { ...measures, languageId }),

    ...contentCalls({ get, list, languageId, countryId, preview }),
    ...mailingCalls({ write, countryId, languageId }),
    ...wheelCalls({ call, get, countryId, languageId }),
    ...cartCalls({ call, get, write, languageId, countryId }),
    redeemReturn: (token: string) => write<{ sessionId: string }>('POST', 'checkout/ssl-return/session', { token }),
    payOrder: (asked: { orderNumber: string; email: string; returnUrl: string }) => write<PlacedOrder>('POST', 'orders/pay', asked),
    paymentReturn: (sessionId: string) => write<PaymentReturn>('POST', 'checkout/payment-return', { sessionId }),
    /** Stops cart reminders to the email address that the link was sent to. */
    stopReminders: async (token: string) => (await call<null>('POST', 'cart-reminders/stop', { query: { token } })).data,
    signIn: (credentials: { email: string; password: string; userTypeId?: number; device?: string }) =>
      write<SignedInAnswer>('POST', 'auth/login', { ...credentials, countryId, languageId }),
    register: (registration: Omit<Registration, 'countryId' | 'languageId'>) =>
      write<SignedInAnswer>('POST', 'auth/register', { ...registration, countryId, languageId }),
    signOut: () => write<null>('POST', 'auth/logout'),
    userTypes: () => get<UserType[]>('userType'),
    /** Returns the session of this client's token. */
    session: () => get<Session>('auth/session'),
    forgotPassword: (email: string) => write<null>('POST', 'auth/forgotPassword', { email, countryId, languageId }),
    /** Checks whether a reset link is still valid. */
    checkResetLink: (token: string) => write<null>('POST', 'auth/resetPassword/check', { token }),
    resetPassword: (reset: { token: string; password: string; repeatPassword: string }) => write<null>('POST', 'auth/resetPassword', reset),
    confirmEmail: (token: string) => write<EmailConfirmation>('POST', 'auth/confirmEmail', { token }),
    passkeySignInOptions: (origin: string) => write<PasskeyOptions>('POST', 'auth/passkeys/options', { origin }),
    signInByPasskey: (signed: { challengeId: string; response: Record<string, unknown>; device?: string }) =>
      write<SignedInAnswer>('POST', 'auth/passkeys', signed),

    profile: (userId: number) => get<Profile>(`user/${userId}`),
    updateProfile: (userId: number, change: ProfileChange) => write<Profile>('PUT', `user/updateUserProfile/${userId}`, change),
    changePassword: (userId: number, change: { password: string; oldPassword: string; repeatPassword: string }) =>
      write<null>('PUT', `auth/changePassword/${userId}`, change),
    /** Sends the confirmation emails to the new and the old address again. */
    resendEmailConfirmation: (userId: number) => write<null>('POST', `user/${userId}/email-confirmations`, { countryId, languageId }),
    cancelEmailChange: (userId: number) => write<null>('DELETE', `user/${userId}/email-change`),
    sessions: (userId: number) => get<OpenSession[]>(`user/${userId}/sessions`),
    endSession: (userId: number, sessionId: number) => write<null>('DELETE', `user/${userId}/sessions/${sessionId}`),
    endOtherSessions: (userId: number) => write<null>('DELETE', `user/${userId}/sessions`),
    addresses: (userId: number) => get<SavedAddress[]>(`address-shipping/getByUserId/${userId}`),
    addAddress: (userId: number, address: Omit<AddressChange, 'countryId'>) =>
      write<SavedAddress>('POST', `user/${userId}/addresses`, { ...address, countryId }),
    changeAddress: (userId: number, addressId: number, address: Omit<AddressChange, 'countryId'>) =>
      write<SavedAddress>('PUT', `user/${userId}/addresses/${addressId}`, { ...address, countryId }),
    removeAddress: (userId: number, addressId: number) => write<null>('DELETE', `user/${userId}/addresses/${addressId}`),
    passkeys: (userId: number) => get<Passkey[]>(`user/${userId}/passkeys`),
    newPasskeyOptions: (userId: number, asked: { origin: string; currentPassword: string }) =>
      write<PasskeyOptions>('POST', `user/${userId}/passkeys/options`, asked),
    addPasskey: (userId: number, passkey: { challengeId: string; response: Record<string, unknown>; name: string }) =>
      write<Passkey>('POST', `user/${userId}/passkeys`, passkey),
    removePasskey: (userId: number, passkeyId: number) => write<null>('DELETE', `user/${userId}/passkeys/${passkeyId}`),

    /** Returns the customer's cart in this country after merging the guest's cart into it. */
    claimCart: (userId: number, guestCartId: string | null) => write<ClaimedCart>('POST', `user/${userId}/cart`, { countryId, guestCartId }),
    orders: (userId: number, page = 1) => list<CustomerOrders>(`user/${userId}/orders`, { page, take: 10 }),
    /** @param invoice invoice number or order number */
    order: (userId: number, invoice: string) => get<CustomerOrder>(`user/${userId}/orders/${encodeURIComponent(invoice)}`, { languageId }),
    cancelOrder: (userId: number, invoice: string, reason: string) =>
      write<CustomerOrder>('POST', `user/${userId}/orders/${encodeURIComponent(invoice)}/cancel`, { reason }),
    buyAgain: (userId: number, invoice: string, cartId: string | null) =>
      write<BoughtAgain>('POST', `user/${userId}/orders/${encodeURIComponent(invoice)}/buy-again`, { countryId, cartId }),

    wishes: (userId: number, page = 1) => list<Wishes>('wishlist/findAllDataByPagination', { userId, page, take: 20 }),
    /** Returns the products on the wishlist. */
    wishRefs: (userId: number) => get<WishRef[]>('wishlist/refs', { userId, countryId }),
    addWish: (userId: number, productId: number) => write<WishRef>('POST', 'wishlist', { userId, productId, countryId }),
    removeWish: (wishlistId: number) => write<null>('DELETE', `wishlist/delete/${wishlistId}`),
    mergeWishes: (userId: number, productIds: number[]) => write<WishRef[]>('POST', 'wishlist/merge', { userId, countryId, productIds }),
    /** Returns products for a guest's or a shared wishlist: at most 100, in the given order. */
    wishedProducts: (productIds: readonly number[]) =>
      get<WishedProduct[]>('wishlist/products', { ids: productIds.join(','), countryId, languageId }),
    wishNotices: (userId: number) => get<WishNotices>(`wishlist/notices/${userId}`),
    setWishNotices: (userId: number, hasNotices: boolean) => write<WishNotices>('PUT', `wishlist/notices/${userId}`, { hasNotices }),

    /* Affiliate */
    registerByType: (registration: Omit<Registration, 'countryId' | 'languageId'> & { userTypeId: number }) =>
      write<SignedInAnswer>('POST', 'auth/register-user-or-affiliate', { ...registration, countryId, languageId }),
    applyForProgramme: (application: Omit<AffiliateApplication, 'languageId'>) =>
      write<AffiliateProfile>('POST', 'affiliate/applications', { ...application, languageId }),
    affiliateProfile: (userId: number) => get<AffiliateProfile>(`affiliate/profile/by/user/${userId}`),
    updateAffiliate: (affiliateId: number, change: AffiliateUpdate) => write<AffiliateProfile>('PUT', `affiliate/${affiliateId}`, change),
    affiliateDiscounts: (affiliateId: number) => get<AffiliateDiscountRow[]>(`affiliate/discounts/${affiliateId}`),

    recordConsent: (consent: Omit<NewConsent, 'countryId' | 'languageId'>) =>
      write<Consent>('POST', 'consents', { ...consent, countryId, languageId }),
    dataRequests: (userId: number) => get<DataRequest[]>(`user/${userId}/data-requests`),
    requestExport: (userId: number) => write<DataRequest>('POST', `user/${userId}/data-requests`, { countryId, languageId }),
    /** Returns the response with the file. */
    dataFile: (userId: number, requestId: string) =>
      fetchAnswer(fetch, new Request(`${baseUrl}/user/${userId}/data-requests/${encodeURIComponent(requestId)}/file`, { headers })),
    requestErasure: (userId: number, password: string) => write<Erasure>('POST', `user/${userId}/erasure`, { password, countryId, languageId }),
    cancelErasure: (userId: number) => write<null>('DELETE', `user/${userId}/erasure`),

    /** Returns the response with a PDF of a customer's order, or of an order with proof. */
    customerDocument: (userId: number, invoice: string, number: string) =>
      fetchAnswer(
        fetch,
        new Request(`${baseUrl}/user/${userId}/orders/${encodeURIComponent(invoice)}/documents/${encodeURIComponent(number)}`, { headers }),
      ),
    orderDocument: (proof: OrderProof, number: string) =>
      fetchAnswer(
        fetch,
        new Request(`${baseUrl}/orders/documents/${encodeURIComponent(number)}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(proof),
        }),
      ),
    /** The order that the signed link of a mail opens. */
    orderByLink: (link: string) => write<Order>('POST', 'orders/by-link', { link }),
    trackOrder: (asked: { orderNumber: string; invoiceNumber?: string; email?: string }) => write<Order>('POST', 'orders/track', asked),

    /** Returns what can be returned of an order and its existing returns, with proof of the order. */
    returnOverview: (proof: OrderProof) => write<ReturnOverview>('POST', 'returns/overview', { proof }),
    requestReturn: (proof: OrderProof, request: NewReturn) => write<ReturnOverview>('POST', 'returns', { proof, request }),
    withdrawReturn: (proof: OrderProof, returnNumber: string) =>
      write<ReturnOverview>('POST', `returns/${encodeURIComponent(returnNumber)}/withdraw`, { proof }),
    withdrawContract: (proof: OrderProof, withdrawal: NewWithdrawal) => write<ReturnOverview>('POST', 'withdrawals', { proof, withdrawal }),
    /** Returns the same for a customer's order. */
    customerReturnOverview: (userId: number, invoice: string) => get<ReturnOverview>(getCustomerReturnsPath(userId, invoice), { languageId }),
    requestCustomerReturn: (userId: number, invoice: string, request: NewReturn) =>
      write<ReturnOverview>('POST', getCustomerReturnsPath(userId, invoice), request),
    withdrawCustomerReturn: (userId: number, invoice: string, returnNumber: string) =>
      write<ReturnOverview>('POST', `${getCustomerReturnsPath(userId, invoice)}/${encodeURIComponent(returnNumber)}/withdraw`),
  };
}

/** An order number with something that only its buyer has. */
export interface OrderProof {
  orderNumber: string;
  invoiceNumber?: string;
  email?: string;
}

/** Public calls must not carry a referral, because their responses are cached for all visitors. */
const isReferred = (path: string): boolean => /^(carts|checkout|consents|user\/\d+\/cart)(\/|$)/.test(path);

const getCustomerReturnsPath = (userId: number, invoice: string): string => `user/${userId}/orders/${encodeURIComponent(invoice)}/returns`;

type Query = Readonly<Record<string, string | number | undefined>>;
interface CallOptions {
  query?: Query;
  body?: unknown;
  more?: Record<string, string>;
}

function formatQuery(query: Query): string {
  const given = Object.entries(query).filter((entry): entry is [string, string | number] => entry[1] !== undefined && entry[1] !== '');
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}` : '';
}

async function fetchAnswer(fetch: ApiOptions['fetch'], request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    throw new ApiError({ status: 503, code: 'NetworkError', cause });
  }
}

async function unwrap<Data>(response: Response): Promise<Success<Data>> {
  const envelope = (await response.json().catch(() => null)) as Success<Data> | Failure | null;
  if (!envelope) throw new ApiError({ status: response.status, code: 'InternalError' });
  if (!envelope.isSuccess) throw new ApiError({ status: response.status, code: envelope.code, params: envelope.params });
  return envelope;
}
