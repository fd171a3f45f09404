import { money, toMajor } from '#kit/money';

/** Converts minor units of a currency to major units. */
export const toMajorAmount = (amount: number, currency: string): number => toMajor(money(amount, currency));

/** Does the same for several currencies. */
export const toMajorAmounts = (amounts: readonly { currency: string; amount: number }[]) =>
  amounts.map(({ currency, amount }) => ({ currency, amount: toMajorAmount(amount, currency) }));
