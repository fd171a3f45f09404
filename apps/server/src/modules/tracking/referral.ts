/** What a shopper brought along in an address: it credits without his being known again. */
export interface Brought {
  /** An affiliate's; empty: only a discount was named. */
  code: string;
  affiliateDiscountId: number | null;
  /** ISO 8601. */
  at: string;
}

/** What a browser that has agreed to be known again says of who sent it. */
export interface Referral {
  /** By which its touches are kept; null: it has not agreed, or nobody sent it. */
  sessionId: string | null;
  /** The code that it remembers; empty: none. */
  code: string;
}

/** How the storefront's server side sends it along with calls about a cart. */
const referralHeaders = { session: 'affiliate-session', code: 'affiliate-code' } as const;

const sessionForm = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
/** What no affiliate's code looks like is not asked for. */
export const isCodeForm = (code: string): boolean => /^[\w.-]{1,64}$/.test(code);

/** Reads it from a request. What is not of the right form counts as not sent. */
export function referralOf(header: (name: string) => string | undefined): Referral {
  const session = header(referralHeaders.session) ?? '';
  const code = header(referralHeaders.code) ?? '';
  return { sessionId: sessionForm.test(session) ? session.toLowerCase() : null, code: isCodeForm(code) ? code : '' };
}
