import { days, hours, minutes } from '#kit/clock';
import { demoSignIns } from '#modules/accounts';
import type { PersonForm } from './people/make-person.ts';
import type { Seller } from './plan-orders.ts';
import type { Course, PlannedOrder, Step } from './plan.ts';

interface DemoCustomerOrder {
  /** Hours between placement and now. */
  hoursBefore: number;
  course: Course;
  /** The last step that it reaches. */
  last?: Step;
  isCash?: boolean;
  isWhole?: boolean;
  shipping?: PlannedOrder['shipping'];
  coupon?: string;
}

const day = 24;

/** An order in each possible state, and the other orders of a regular customer's year. */
const demoCustomerOrders: readonly DemoCustomerOrder[] = [
  { hoursBefore: 331 * day + 3, course: 'kept', coupon: 'WELCOME10' },
  { hoursBefore: 268 * day + 14, course: 'returned', isWhole: true },
  { hoursBefore: 229 * day + 5, course: 'kept', isCash: true, shipping: 'locker' },
  { hoursBefore: 190 * day + 2, course: 'unpaid' },
  { hoursBefore: 189 * day + 20, course: 'kept' },
  { hoursBefore: 151 * day + 4, course: 'flawed' },
  { hoursBefore: 118 * day + 7, course: 'cancelled' },
  { hoursBefore: 92 * day + 6, course: 'returned' },
  { hoursBefore: 70 * day + 9, course: 'refused', isCash: true },
  { hoursBefore: 55 * day + 3, course: 'return-rejected' },
  { hoursBefore: 47 * day + 15, course: 'returned', last: 'received' },
  { hoursBefore: 41 * day + 1, course: 'returned', last: 'approved' },
  { hoursBefore: 35 * day + 8, course: 'returned', last: 'requested' },
  { hoursBefore: 16 * day + 5, course: 'kept', last: 'delivered', isCash: true },
  { hoursBefore: 13 * day + 2, course: 'kept', shipping: 'pickup' },
  { hoursBefore: 5 * day + 6, course: 'kept', last: 'shipped' },
  { hoursBefore: 4 * day + 11, course: 'kept', last: 'packed', isCash: true },
  { hoursBefore: 30, course: 'kept', last: 'confirmed' },
  { hoursBefore: 7, course: 'for-desk', last: 'placed', isCash: true },
  { hoursBefore: 1, course: 'kept', last: 'placed' },
];

/** Plans the orders of the demo customer. @param customerId id of the account */
export function planDemoCustomerOrders({ customerId, today }: { customerId: number; today: Date }): PlannedOrder[] {
  const account = demoSignIns[0];
  const person: PersonForm = {
    ...{ email: account.email, phone: account.phone, firstName: account.firstName, lastName: account.lastName },
    ...{ address: 'Trubarjeva cesta 21', postalCode: '1000', city: 'Ljubljana', state: '' },
  };
  return demoCustomerOrders.map(({ hoursBefore, course, last, isCash = false, isWhole = false, shipping = 'courier', coupon }, index) => ({
    ...{ country: 'SI', person, customerId, course, isCash, isWhole, shipping, coupon: coupon ?? null, referred: null, ...(last && { last }) },
    placedAt: new Date(today.getTime() - hours(hoursBefore) - minutes((index * 17) % 60)),
  }));
}

/** Plans an order to the affiliate's own address, whose commission needs a review. */
export function planDemoAddressOrder({ seller, today }: { seller: Seller; today: Date }): PlannedOrder[] {
  const [link] = seller.links;
  if (!link) return [];
  const { createdAt: _, ...from } = link;
  const person: PersonForm = {
    ...{ email: 'lena.weber@buyers.example', phone: '030 901842', firstName: 'Lena', lastName: 'Weber' },
    ...{ address: 'Torstraße 44', postalCode: '10119', city: 'Berlin', state: '' },
  };
  const referred = { ...from, affiliateId: seller.affiliateId, code: seller.code, minutesBefore: 38 };
  const placedAt = new Date(today.getTime() - days(19) - hours(3));
  const rest = { customerId: null, course: 'kept', isCash: false, isWhole: false, shipping: 'courier', coupon: null } as const;
  return [{ country: 'DE', person, placedAt, referred, ...rest }];
}

/** Returns the time of the account's creation, which is before the first order. */
export const getCustomerStart = (today: Date): Date => new Date(today.getTime() - days(340));
