import { days, hours, minutes } from '#kit/clock';
import { toInstant, type CountryRow } from '#modules/countries';
import type { SeededRandom } from './seeded-random.ts';
import { rollTimeOfDay, weighDays } from './calendar.ts';
import { makePerson, type PersonForm } from './people/make-person.ts';
import { peopleByCountry, type CountryPeople } from './people/people-data.ts';
import type { Course, PlannedOrder, Referred } from './plan.ts';

/** An affiliate, as far as orders need it. */
export interface Seller {
  affiliateId: number;
  code: string;
  joinedAt: Date;
  /** Country codes, and the percentage of orders there that are theirs. */
  countries: readonly string[];
  share: number;
  links: readonly (Omit<Referred, 'affiliateId' | 'code' | 'minutesBefore'> & { createdAt: Date })[];
}

interface YearPlanInput {
  /** Approximate number of orders. */
  count: number;
  today: Date;
  countries: readonly CountryRow[];
  /** When a country began to use its present currency; there are no earlier orders. */
  sellsSince: (country: CountryRow) => Date;
  sellers: readonly Seller[];
  random: SeededRandom;
}

/** Share of orders with a coupon, and the coupons. */
const COUPON_SHARE = 0.09;
const coupons = ['WELCOME10', 'WELCOME10', 'TAKE5', 'TAKE5', 'FREESHIP', 'BIG20', 'SUMMER25'] as const;

/** Plans a year of orders in all countries, the first one first: who orders when and how, and what happens to the order. */
export function planOrders(year: YearPlanInput): PlannedOrder[] {
  const { count, today, countries } = year;
  const calendar = weighDays(today);
  const weightOfAll = peopleByCountry.reduce((sum, { weight }) => sum + weight, 0);
  const welcomed = new Set<string>();
  const planned = countries.flatMap((country) => {
    const people = peopleByCountry.find((candidate) => candidate.country === country.code);
    if (!people) return [];
    const buyers: PersonForm[] = [];
    const wanted = Math.max(3, Math.round((count * people.weight) / weightOfAll));
    return Array.from({ length: wanted }, () => planOrder(year, { country, people, buyers, calendar })).flat();
  });
  return planned.sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime()).map(avoidRepeats);

  /** Removes repeated uses of coupons that are limited to one order per email address. */
  function avoidRepeats(order: PlannedOrder): PlannedOrder {
    if (order.coupon !== 'WELCOME10') return order;
    const isKnown = welcomed.has(order.person.email);
    welcomed.add(order.person.email);
    return isKnown ? { ...order, coupon: null } : order;
  }
}

interface Market {
  country: CountryRow;
  people: CountryPeople;
  /** Customers so far. */
  buyers: PersonForm[];
  calendar: ReturnType<typeof weighDays>;
}

function planOrder({ today, sellsSince, sellers, random }: YearPlanInput, { country, people, buyers, calendar }: Market): PlannedOrder[] {
  const { date } = random.pickWeighted(calendar, ({ weight }) => weight);
  const { time, seconds } = rollTimeOfDay(random);
  const placedAt = new Date(toInstant(country.timeZone, `${date}T${time}`).getTime() + seconds * 1000);
  const known = buyers.length > 0 && random.chance(0.36) ? random.pick(buyers) : undefined;
  const person = known ?? makePerson(people, { random, index: buyers.length + 1 });
  if (!known) buyers.push(person);
  const isCash = random.chance(people.cash / 100);
  const shipping = random.pickWeighted(['courier', 'locker', 'express', 'pickup'] as const, (way) => deliveryMethodWeights[way]);
  const coupon = random.chance(COUPON_SHARE) ? random.pick(coupons) : null;
  // Staff still have to call some customers who ordered today.
  const needsReview = isCash && placedAt.getTime() > today.getTime() - hours(10) && random.chance(0.4);
  const course = needsReview ? 'for-desk' : chooseCourse(random, isCash);
  const isWhole = random.chance(0.4);
  const seller = sellers.find(({ countries, share }) => countries.includes(country.code) && random.chance(share / 100));
  const referred = seller && seller.joinedAt < placedAt ? buildReferral(seller, { at: placedAt, random }) : null;
  // Orders of today are in the past, too.
  if (placedAt.getTime() > today.getTime() - minutes(15) || placedAt < sellsSince(country)) return [];
  return [{ country: country.code, placedAt, person, customerId: null, course, isWhole, isCash, shipping, coupon, referred }];
}

const deliveryMethodWeights = { courier: 70, locker: 19, express: 8, pickup: 3 };

/** Chooses the course of an order. Only cash orders are refused at the door, and only online orders remain unpaid. */
function chooseCourse(random: SeededRandom, isCash: boolean): Course {
  const shares: [Course, number][] = [
    ['kept', 79],
    ['unpaid', isCash ? 0 : 4],
    ['cancelled', 3],
    ['refused', isCash ? 5 : 0.4],
    ['flawed', 1.2],
    ['returned', 12.5],
    ['return-rejected', 0.6],
  ];
  return random.pickWeighted(shares, ([, share]) => share)[0];
}

function buildReferral({ affiliateId, code, links }: Seller, { at, random }: { at: Date; random: SeededRandom }): Referred | null {
  const open = links.filter(({ createdAt }) => createdAt < at);
  const link = open[Math.floor(random.next() ** 1.6 * open.length)];
  if (!link) return null;
  const { createdAt: _, ...from } = link;
  const minutesBefore = random.chance(0.7) ? random.between(4, 55) : random.between(60, days(6) / minutes(1));
  return { ...from, affiliateId, code, minutesBefore };
}
