/** The values in the sentences at one position. */
export interface Parameters {
  names: readonly string[];
  /** Values that may be empty, which may change the sentence. */
  optional: readonly string[];
  /** Boolean values. */
  flags: readonly string[];
  /** Whether they are passed as one object instead of in order. */
  isObject: boolean;
}

/** By position: `?` is optional, `!` is boolean. Positions that end in `*` take one object. */
const table: Readonly<Record<string, string>> = {
  'account.letters.*': 'shop newEmail writeTo',
  'returns.letters.*': 'shop orderNumber returnNumber at',
  'orderAccess.letters.*': 'shop orderNumber at day',
  'orderAccess.footer': 'shop',
  'orderNews.letters.*': 'shop orderNumber returnDays amount? isByHand! hasMore! isExchange!',
  'affiliate.letters.*': 'shop code orderNumber payoutNumber amount day',
  'seller.letters.*': 'shop company',
  'seller.footer': 'shop',
  'ticket.letters.*': 'shop number topic',
  'ticket.footer': 'shop',
  'newsletter.letters.*': 'shop',
  'newsletter.footer': 'shop',
  'affiliate.footer': 'shop',
  'account.greeting': 'firstName?',
  'account.footer': 'shop',
  'returns.footer': 'shop',
  'order.subject': 'shop orderNumber',
  'order.edited.subject': 'shop orderNumber',
  'order.greeting': 'firstName',
  'order.quantity': 'pieces',
  'order.discount': 'code?',
  'order.vat': 'rate',
  'order.estimate': 'from until',
  'order.pickup': 'day',
  'order.footer': 'shop',
  'stockNotice.subject': 'product',
  'stockNotice.intro': 'shop',
  'stockNotice.footer': 'shop',
  'cartReminder.subject': 'shop',
  'cartReminder.greeting': 'firstName?',
  'cartReminder.quantity': 'pieces',
  'cartReminder.footer': 'shop',
  'wishNotice.subject': 'shop',
  'wishNotice.cheaper': 'price before',
  'wishNotice.back': 'price',
  'wishNotice.backAndCheaper': 'price before',
  'wishNotice.footer': 'shop',
  'wheel.subject': 'shop',
  'wheel.percent': 'rate',
  'wheel.amount': 'amount',
  'wheel.minimum': 'amount',
  'wheel.until': 'day',
  'wheel.footer': 'shop',
  'orderCancelled.subject': 'shop orderNumber',
  'orderCancelled.intro': 'orderNumber',
  'orderCancelled.refund': 'total',
  'orderUnpaid.subject': 'shop orderNumber',
  'orderUnpaid.intro': 'orderNumber',
};

/** @returns undefined for an unlisted position, whose sentences cannot be changed */
export function findParameters(path: string): Parameters | undefined {
  const family = path.replace(/[^.]+$/, '*');
  const line = table[path] ?? table[family];
  if (line === undefined) return undefined;
  const words = line.split(' ');
  const named = (sign: string) => words.filter((word) => word.endsWith(sign)).map((word) => word.slice(0, -1));
  return { names: words.map((word) => word.replace(/[?!]$/, '')), optional: named('?'), flags: named('!'), isObject: table[path] === undefined };
}
