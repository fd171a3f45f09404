import { userInfo } from 'node:os';
import { Option } from 'commander';
import { parseMajor } from '#kit/money';
import { StartError } from '#platform/start-error';

/** Creates the option `--by`; see {@link getActor}. */
export const createActorOption = (): Option => new Option('--by <name>', "the acting person; default: this machine's user");

/** Returns the name of the acting person for the history. */
export const getActor = ({ by }: { by?: string }): string => by ?? userInfo().username;

/** Joins the words of a reason, so that the operator can enter it without quotes. */
export const joinWords = (words: readonly string[]): string => words.join(' ').trim();

/** Parses the id of a row. */
export function parseId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new StartError(`"${text}" is not an id such as 12`);
  return Number(text);
}

/** Returns a parser of whole numbers from 1. @param unit the counted unit, for the error message */
export function countParser(unit: string): (text: string) => number {
  return (text) => {
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new StartError(`"${text}" is not a number of ${unit}`);
    return Number(text);
  };
}

/** Parses `EUR=5` pairs to minor units by currency. */
export function parseAmounts(pairs: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, currency = '', amount = ''] = /^([A-Za-z]{3})=(\d+(?:\.\d+)?)$/.exec(pair) ?? [];
      if (currency === '') throw new StartError(`"${pair}" is not an amount such as EUR=5`);
      return [currency.toUpperCase(), parseMajor(amount, currency.toUpperCase()).amount];
    }),
  );
}

/** Parses an ISO date. @returns the start of the day in UTC */
export function parseDay(text: string): Date {
  const day = Date.parse(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day)) throw new StartError(`"${text}" is not a day such as 2026-12-01`);
  return new Date(day);
}

/** Parses an ISO date. @returns the end of the day in UTC, which is the start of the next */
export const parseDayEnd = (text: string): Date => new Date(parseDay(text).getTime() + 24 * 60 * 60 * 1000);
