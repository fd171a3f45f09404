import type { PersonForm } from './people/make-person.ts';

/** What happens to an order, as far as it has had time for it. */
export type Course =
  | 'kept'
  /** Not paid in time. */
  | 'unpaid'
  /** Cancelled by the customer before packing. */
  | 'cancelled'
  /** The parcel was not accepted. */
  | 'refused'
  /** Partly refunded because of a flaw. */
  | 'flawed'
  | 'returned'
  | 'return-rejected'
  /** Waits for a call to the customer. */
  | 'for-desk';

/** Steps of an order, in sequence. */
export const steps = ['placed', 'confirmed', 'packed', 'shipped', 'delivered', 'remitted', 'requested', 'approved', 'received', 'refunded'] as const;
export type Step = (typeof steps)[number];

/** The affiliate link that the customer followed. */
export interface Referred {
  affiliateId: number;
  code: string;
  linkId: number;
  affiliateDiscountId: number | null;
  source: string;
  utm: { utmSource: string; utmMedium: string; utmCampaign: string; utmContent: string; utmTerm: string };
  /** Minutes between the click and the order. */
  minutesBefore: number;
}

/** A planned order. */
export interface PlannedOrder {
  country: string;
  placedAt: Date;
  person: PersonForm;
  customerId: number | null;
  course: Course;
  /** The last step that it reaches; absent: as far as time allows. */
  last?: Step;
  /** For a return: everything was returned, not a part. */
  isWhole: boolean;
  isCash: boolean;
  shipping: 'courier' | 'express' | 'locker' | 'pickup';
  /** Upper case; null: none. */
  coupon: string | null;
  referred: Referred | null;
}
