import { money, parseMajor, toMajor } from '#kit/money';

/** Converts minor units of a currency to major units. */
export const toMajorAmount = (amount: number, currency: string): number => toMajor(money(amount, currency));

/** Does the same for several currencies. */
export const toMajorAmounts = (amounts: readonly { currency: string; amount: number }[]) =>
  amounts.map(({ currency, amount }) => ({ currency, amount: toMajorAmount(amount, currency) }));

/** Converts stored amounts by currency to a list in major units, sorted by currency. */
export const listMajorAmounts = (amounts: Readonly<Record<string, number>>): { currency: string; amount: number }[] =>
  toMajorAmounts(
    Object.entries(amounts)
      .map(([currency, amount]) => ({ currency, amount }))
      .sort((one, other) => (one.currency < other.currency ? -1 : 1)),
  );

/** Converts a list in major units to stored amounts by currency. The last amount of a currency counts. */
export const toStoredAmounts = (amounts: readonly { currency: string; amount: number }[]): Record<string, number> =>
  Object.fromEntries(amounts.map(({ currency, amount }) => [currency, parseMajor(amount, currency).amount]));
