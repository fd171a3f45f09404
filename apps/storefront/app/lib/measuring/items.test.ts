import type { Cart, CartLine, Order } from '@selvedge/server/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listAddedLines } from './added-lines.ts';
import { buildAddToCart, buildPurchase, isBought, buildViewCart } from './commerce-events.ts';
import { listCategoryLevels, toProductItem, toListItems, toCents, sumPrices } from './items.ts';

const shop = { affiliation: 'Selvedge', currency: 'EUR' };

const line = (more: Partial<CartLine> = {}) =>
  ({
    variantId: 1,
    productId: 12,
    sku: 'LINEN-NAVY-M',
    name: 'Linen shirt',
    brand: 'Nordlys',
    color: { name: 'Navy' },
    size: { name: 'M' },
    categoriesArr: 'Women>Tops>Shirts',
    quantity: 2,
    discountPrice: 19.99,
    unitPrice: 29.99,
    priorPrice: 24.99,
    ...more,
  }) as CartLine;

test('an item has the current price of one piece and the claimed reduction', () => {
  expect(buildAddToCart([{ line: line(), quantity: 2 }], shop).ecommerce).toEqual({
    currency: 'EUR',
    value: 39.98,
    items: [
      {
        item_id: '12',
        item_name: 'Linen shirt',
        item_brand: 'Nordlys',
        item_variant: 'Navy / M',
        affiliation: 'Selvedge',
        price: 19.99,
        discount: 5,
        quantity: 2,
        item_category: 'Women',
        item_category2: 'Tops',
        item_category3: 'Shirts',
      },
    ],
  });
  const unproven = toProductItem({ id: 1, name: 'Shirt', discountPrice: 10, priorPrice: null }, 'Selvedge');
  expect(unproven).toMatchObject({ price: 10, discount: 0 });
});

test('an item has at most five category levels', () => {
  expect(listCategoryLevels(['1', '2', '3', '4', '5', '6', '7'])).toEqual({
    item_category: '1',
    item_category2: '2',
    item_category3: '3',
    item_category4: '4',
    item_category5: '5',
  });
  expect(listCategoryLevels([''])).toEqual({});
});

test('a value is exact to the cent, however many pieces it sums up', () => {
  const pieces = fc.record({ cents: fc.integer({ min: 1, max: 500_000 }), quantity: fc.integer({ min: 1, max: 10 }) });
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 100 }), (items) => {
      const sum = items.reduce((total, { cents, quantity }) => total + cents * quantity, 0);
      expect(sumPrices(items.map(({ cents, quantity }) => ({ price: cents / 100, quantity })))).toBe(sum / 100);
    }),
  );
  expect(toCents(24.99 - 19.99)).toBe(5);
});

test('the index in a list continues over its pages', () => {
  const products = [7, 8].map((id) => ({ id, name: `Shirt ${id}`, brand: { name: 'Nordlys' }, discountPrice: 5, priorPrice: null }) as never);
  const items = toListItems({ id: 'category-3', name: 'Shirts', products, before: 24, categories: ['Women', 'Shirts'] }, 'Selvedge');
  expect(items.map(({ item_id, index, item_list_id, item_category2 }) => [item_id, index, item_list_id, item_category2])).toEqual([
    ['7', 24, 'category-3', 'Shirts'],
    ['8', 25, 'category-3', 'Shirts'],
  ]);
});

test('the quantity that was really added is reported, not the requested one', () => {
  const cart = (...lines: CartLine[]) => ({ lines });
  const input = { productId: 12, quantity: 5 };
  const more = listAddedLines(cart(line(), line({ variantId: 2 })), cart(line({ quantity: 3 }), line({ variantId: 2 })), input);
  expect(more.map(({ line: { variantId }, quantity }) => [variantId, quantity])).toEqual([[1, 1]]);
  expect(listAddedLines(null, cart(line({ quantity: 2 })), input)[0]?.quantity).toBe(2);
  expect(listAddedLines(cart(line({ quantity: 2 })), cart(line({ quantity: 1 })), null)).toEqual([]);
  // The previous cart is unknown: the requested quantity, limited to the cart.
  expect(listAddedLines(undefined, cart(line({ quantity: 3 }), line({ productId: 99 })), input)).toMatchObject([
    { line: { productId: 12 }, quantity: 3 },
  ]);
  expect(listAddedLines(undefined, cart(line()), null)).toEqual([]);
});

test('the value of a cart is its products after promotions; only a code that applies is named', () => {
  const cart = { currency: 'EUR', payable: 35.98, lines: [line()], coupon: { code: 'WELCOME', isApplied: true } } as unknown as Cart;
  expect(buildViewCart('view_cart', cart, 'Selvedge').ecommerce).toMatchObject({ value: 35.98, coupon: 'WELCOME', items: [{ quantity: 2 }] });
  const refused = { ...cart, coupon: { code: 'WELCOME', isApplied: false } } as Cart;
  expect(buildViewCart('begin_checkout', refused, 'Selvedge').ecommerce).not.toHaveProperty('coupon');
});

test('a purchase separates products, VAT and delivery, and has no personal data', () => {
  const order = {
    orderNumber: 'ABCDE-FGHJK',
    currency: 'EUR',
    goods: 39.98,
    discount: 4,
    vatTotal: 7.1,
    shippingCharge: 3.9,
    cashOnDeliveryCharge: 1.5,
    couponCode: null,
    email: 'maja@example.org',
    lines: [
      { ...line(), color: 'Navy', size: 'M' },
      { ...line(), productId: null, sku: 'GONE' },
    ],
  } as unknown as Order;
  const event = buildPurchase(order, 'Selvedge', { 'LINEN-NAVY-M': 'Women>Tops' });
  expect(event.ecommerce).toMatchObject({ transaction_id: 'ABCDE-FGHJK', value: 35.98, tax: 7.1, shipping: 5.4, currency: 'EUR' });
  expect(event.ecommerce.items).toMatchObject([{ item_id: '12', item_category2: 'Tops', discount: 10 }, { item_id: 'GONE' }]);
  expect(JSON.stringify(event)).not.toContain('maja');
});

test('a paid or cash on delivery order is a purchase; an unpaid or cancelled one is not', () => {
  const order = { paymentStatus: 'PAID', isPaidOnDelivery: false, status: 'CONFIRMED' };
  expect(isBought(order)).toBe(true);
  expect(isBought({ ...order, paymentStatus: 'PROCESSING' })).toBe(false);
  expect(isBought({ ...order, paymentStatus: 'PENDING', isPaidOnDelivery: true })).toBe(true);
  expect(isBought({ ...order, status: 'CANCELLED' })).toBe(false);
});
