/** A payment method of Stripe's hosted page, as far as the sandbox plays it. */
interface SandboxMethod {
  name: string;
  /** Lower case, as in the protocol; null: all. */
  currencies: readonly string[] | null;
  /** Whether the shopper gets a voucher and pays it later. */
  isVoucher: boolean;
  /** What the page says after a refusal. */
  refusal: string;
}

const cardRefusal = 'The card was declined. You haven’t been charged, and you can try again.';
const euro = ['eur'];
const brand = (name: string, currencies: readonly string[] | null, isVoucher = false): SandboxMethod => ({
  name,
  currencies,
  isVoucher,
  refusal: `${name} refused the payment. You haven’t been charged, and you can try again.`,
});

/** The values of `allowed_payment_method_types` that the sandbox knows. The sandbox is another machine: it takes nothing from the shop. */
const methods: Readonly<Record<string, SandboxMethod>> = {
  card: { name: 'Card', currencies: null, isVoucher: false, refusal: cardRefusal },
  paypal: brand('PayPal', ['eur', 'gbp', 'usd', 'chf', 'czk', 'dkk', 'nok', 'pln', 'sek', 'aud', 'cad', 'hkd', 'nzd', 'sgd']),
  klarna: brand('Klarna', ['aud', 'cad', 'chf', 'czk', 'dkk', 'eur', 'gbp', 'nok', 'nzd', 'pln', 'ron', 'sek', 'usd']),
  blik: brand('BLIK', ['pln']),
  p24: brand('Przelewy24', ['eur', 'pln']),
  eps: brand('EPS', euro),
  bizum: brand('Bizum', euro),
  satispay: brand('Satispay', euro),
  bancontact: brand('Bancontact', euro),
  mb_way: brand('MB WAY', euro),
  multibanco: brand('Multibanco', euro, true),
};

export const getMethod = (type: string): SandboxMethod => methods[type] ?? brand(type, null);

/** Returns what is wrong with a list of method types, in Stripe's words. */
export function findMethodProblem(types: readonly string[], currency: string): string | undefined {
  for (const type of types) {
    const method = methods[type];
    if (!method) return `Invalid allowed_payment_method_types: must be one of ${Object.keys(methods).join(', ')}`;
    if (method.currencies && !method.currencies.includes(currency))
      return `The payment method \`${type}\` cannot be used with the currency \`${currency}\`. It supports: ${method.currencies.join(', ')}.`;
  }
  return undefined;
}
