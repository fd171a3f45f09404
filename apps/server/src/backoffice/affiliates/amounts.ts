import { money, toMajor } from '#kit/money';

/** Minor units of a currency as they are shown. */
export const shownAmount = (amount: number, currency: string): number => toMajor(money(amount, currency));

/** The same of several currencies. */
export const shownAmounts = (amounts: readonly { currency: string; amount: number }[]) =>
  amounts.map(({ currency, amount }) => ({ currency, amount: shownAmount(amount, currency) }));
