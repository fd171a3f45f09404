import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { seedUserTypes } from '#modules/accounts';
import { groupClicks, rollUpClicks } from '#modules/tracking';
import { activeAffiliate } from '../people/active-affiliate.ts';
import { openCrashingShop } from './crashing-shop.ts';
import { phone } from '../orders/sent-click.ts';
import { openTestShop } from '../test-shop.ts';

/** Number of answered clicks. */
const CLICKS = 300;
const SENDERS = 30;

const buildAddress = (n: number): string => `198.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

test(
  'no answered click is lost or counted twice when the process is killed and the database restarted under load',
  { timeout: 300_000 },
  async () => {
    const crashing = await openCrashingShop({ TRUST_PROXY: '1' });
    try {
      const { affiliateId, code } = await crashing.withDatabase(async (database) => {
        await seedUserTypes(database.db);
        return activeAffiliate(openTestShop(database));
      });
      const answered = new Set<string>();
      let started = 0;
      const send = async (subId: string): Promise<void> => {
        const response = await fetch(`${crashing.api}affiliate/track-click`, {
          method: 'POST',
          // Each click has its own address, because clicks per address are limited.
          headers: { 'content-type': 'text/plain', 'user-agent': phone, 'x-forwarded-for': buildAddress(started) },
          body: JSON.stringify({ affiliateCode: code, landingPage: `/?subid=${subId}` }),
        }).catch(() => undefined);
        if (response?.ok) answered.add(subId);
        // Pauses while the shop is down, so that refused connections do not use up the CPU.
        else await pause(100);
      };
      const senders = Array.from({ length: SENDERS }, async () => {
        while (answered.size < CLICKS) await send(`c${(started += 1)}`);
      });
      const faults = [() => crashing.crash(), () => crashing.restartDatabase('immediate'), () => crashing.crashWithDatabase()];
      const breaking = (async () => {
        for (const [n, fault] of faults.entries()) {
          while (answered.size < ((n + 1) * CLICKS) / (faults.length + 1)) await pause(5);
          await fault();
        }
      })();
      await Promise.all([...senders, breaking]);
      const day = new Date().toISOString().slice(0, 10);
      const { kept: stored, counted } = await crashing.withDatabase(async ({ db, pool }) => {
        await rollUpClicks(db);
        const { rows } = await pool.query<{ sub_id: string }>('select sub_id from clicks');
        return { kept: rows.map((row) => row.sub_id), counted: await groupClicks(db, { affiliateId, from: '2020-01-01', until: day }, 'day') };
      });
      const lost = [...answered].filter((subId) => !stored.includes(subId));
      console.log(`${started} clicks sent, ${answered.size} answered, ${stored.length} written; ${lost.length} lost`);
      expect(answered.size).toBeGreaterThanOrEqual(CLICKS);
      expect(lost).toEqual([]);
      expect(new Set(stored).size).toBe(stored.length);
      expect(counted.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(stored.length);
    } finally {
      await crashing.close();
    }
  },
);
