import { now } from '#kit/clock';
import { readLastRates, shiftDay } from '#modules/exchange-rates';
import type { Db } from '#platform/database';
import { getProgramme } from '../../programme.ts';
import type { FindRate } from './payout-conversion.ts';

/** Reads the last rates that may be used for payouts today: at most as old as the programme allows. The euro needs none. */
export async function readPayoutRates(db: Db): Promise<FindRate> {
  const { maxRateAgeDays } = await getProgramme(db);
  const today = now().toISOString().slice(0, 10);
  const rates = await readLastRates(db, { from: shiftDay(today, -maxRateAgeDays), until: today });
  return (currency) => (currency === 'EUR' ? null : rates.get(currency));
}
