import { hours, minutes } from '#kit/clock';
import { createSecretId } from '#kit/ids';
import type { PricedLine } from '#modules/cart';
import { buildVatTerms, checkForm, isPayable, orderRows, priceCheckout } from '#modules/checkout';
import {
  getAddressRules,
  getCurrency,
  computeDeliveryDates,
  listDeliveryTerms,
  listPaymentTerms,
  getVatRates,
  type CountryRow,
  type PaymentMethod,
  type ShippingMethod,
  hasTerritories,
} from '#modules/countries';
import { findAffiliateOffer, listActiveGoals, type FoundCoupon } from '#modules/promotions';
import { chooseAttribution, noAttribution, type Credit } from '#modules/tracking';
import type { Db } from '#platform/database';
import type { SeededRandom } from '../seeded-random.ts';
import type { VariantCatalog } from './variant-catalog.ts';
import type { PlannedOrder } from '../plan.ts';

/** Maximum number of variants tried for an order, because some were not on sale yet. */
const MAX_TRIES = 200;

export interface OrderPricing {
  db: Db;
  goods: VariantCatalog;
  /** Coupons by code. */
  coupons: ReadonlyMap<string, FoundCoupon>;
  random: SeededRandom;
  today: Date;
}

/** Everything about an order that is decided at placement. */
export type PricedOrder = Awaited<ReturnType<typeof priceOrder>>;

/** Fills a cart and a form and prices them as the checkout does at that instant. */
export async function priceOrder(pricing: OrderPricing, { planned, country }: { planned: PlannedOrder; country: CountryRow }) {
  const { db, coupons, random } = pricing;
  const { placedAt: at, person } = planned;
  const isReturned = planned.course === 'returned' || planned.course === 'return-rejected';
  const lines = buildPricedLines(pricing, { country, at, isReturned });
  const terms = await readTerms(db, { country, at, postalCode: person.postalCode });
  const { currency, shippingMethods, paymentMethods } = terms;
  const shipping = shippingMethods.find(({ code }) => code === planned.shipping) ?? getFirst(shippingMethods);
  const credit = buildCredit(planned);
  const coupon = planned.coupon === null ? null : (coupons.get(planned.coupon) ?? null);
  const offers = {
    goals: await listActiveGoals(db, { countryId: country.id, at }),
    email: person.email,
    typed: planned.coupon === null ? null : { code: planned.coupon, coupon, isAffiliates: false },
    affiliate: await findAffiliateOffer(db, { credit, namedDiscount: null, replaced: () => [] }),
  };
  const price = (payment: PaymentMethod) => priceCheckout(lines, { terms, offers, shipping, payment });
  const payment = choosePaymentMethod(paymentMethods, { isCash: planned.isCash, computeTotal: (method) => price(method).totals.total });
  const { totals, promotions } = price(payment);
  const checked = checkForm(
    {
      ...person,
      ...{ shippingMethod: shipping.code, paymentMethod: payment.code, terms: 'on' },
      ...(shipping.code === 'locker' && { lockerCode: makeLockerCode(shipping, random), lockerPostalCode: person.postalCode }),
    },
    {
      ...getAddressRules(country),
      phoneCode: country.phoneCode,
      hasTerritories: terms.hasTerritories,
      shippingMethods,
      paymentMethods: paymentMethods.map(({ code }) => code),
    },
  );
  if ('issues' in checked) throw new Error(`no form of ${country.code}: ${JSON.stringify([person, checked.issues])}`);
  const dates = computeDeliveryDates(at, {
    ...shipping,
    countryCode: country.code,
    restDays: country.restDays,
    closures: country.closures,
    timeZone: country.timeZone,
  });
  return {
    ...{ country, currency, shipping, payment, totals, promotions, credit, dates, cartId: createSecretId() },
    form: checked.form,
    lines: orderRows(lines, { totals, shipping, payment }),
    hygiene: new Set(lines.filter(({ variant }) => variant.isHygiene).map(({ variant }) => variant.variantId)),
    sizes: new Map(lines.map(({ variant }) => [variant.variantId, variant.size.id])),
    colors: new Map(lines.map(({ variant }) => [variant.variantId, variant.color?.id ?? null])),
  };
}

async function readTerms(db: Db, { country, at, postalCode }: { country: CountryRow; at: Date; postalCode: string }) {
  const { id: countryId } = country;
  return {
    ...{ country, at, refusedTerritory: null },
    currency: await getCurrency(db, countryId, at),
    hasTerritories: await hasTerritories(db, { countryId, at }),
    shippingMethods: await listDeliveryTerms(db, countryId),
    paymentMethods: await listPaymentTerms(db, countryId),
    ...buildVatTerms(await getVatRates(db, { countryId, at, postalCode }), false),
  };
}

interface LineChoice {
  country: CountryRow;
  at: Date;
  /** The order will be returned: it has no underwear, which cannot be sent back. */
  isReturned: boolean;
}

function buildPricedLines({ goods, random, today }: OrderPricing, { country, at, isReturned }: LineChoice): PricedLine[] {
  // A very recent order may still hold stock.
  const minStock = at.getTime() > today.getTime() - hours(12) ? 6 : 0;
  const wanted = random.pickWeighted([1, 2, 3, 4], (count) => [0, 52, 30, 13, 5][count] ?? 0);
  const lines = new Map<number, PricedLine>();
  for (let tries = 0; lines.size < wanted && tries < MAX_TRIES; tries += 1) {
    const { id, productId, publishedAt, free } = goods.pick(random);
    const price = publishedAt < at && free >= minStock && !lines.has(productId) ? goods.findPrice(productId, country, at) : undefined;
    if (!price) continue;
    const quantity = random.chance(0.07) ? 2 : 1;
    const variant = goods.shown(id, country.languageId);
    if (isReturned && variant.isHygiene) continue;
    lines.set(productId, { id, quantity, shownPrice: price.discount, variant, price, available: quantity, problem: null });
  }
  if (lines.size === 0) throw new Error(`nothing was on sale in ${country.code} at ${at.toISOString()}`);
  return [...lines.values()];
}

/** Returns the payment method: online if the total exceeds the limit of cash on delivery. */
function choosePaymentMethod(
  methods: readonly PaymentMethod[],
  { isCash, computeTotal }: { isCash: boolean; computeTotal: (method: PaymentMethod) => number },
): PaymentMethod {
  const wanted = methods.filter(({ provider }) => (provider === 'none') === isCash);
  const found = [...wanted, ...methods].find((method) => isPayable(method, computeTotal(method)));
  return found ?? getFirst(methods);
}

function buildCredit({ referred, placedAt }: PlannedOrder): Credit {
  if (!referred) return noAttribution;
  const { minutesBefore, ...from } = referred;
  return chooseAttribution(
    [
      {
        ...from,
        subId: '',
        signals: [],
        isTyped: false,
        hasClickId: false,
        rule: 'touch',
        isEarning: true,
        at: new Date(placedAt.getTime() - minutes(minutesBefore)),
      },
    ],
    placedAt,
  );
}

/** Returns a code of a parcel locker: the carrier's example with other digits where the pattern allows it. */
function makeLockerCode({ lockerPattern, lockerExample }: ShippingMethod, random: SeededRandom): string {
  const example = lockerExample ?? '';
  const other = example.replaceAll(/\d/g, () => String(random.between(1, 9)));
  return lockerPattern === null || new RegExp(`^(?:${lockerPattern})$`).test(other) ? other : example;
}

function getFirst<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new Error('a country has no terms of delivery or payment');
  return first;
}
