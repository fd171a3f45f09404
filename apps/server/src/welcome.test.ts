import { expect, test } from 'vitest';
import { demoSignIns } from '#modules/accounts';
import { readConfig } from '#platform/config';
import { writeWelcome } from './welcome.ts';

const config = readConfig({ SANDBOX_PORT: '4242' });

test('the start prints the demo accounts that exist, and none after their removal', () => {
  const all = demoSignIns.map(({ email }) => email);
  const printed = (openEmails: string[]) => all.filter((email) => writeWelcome(config, { countryCodes: ['SI'], openEmails }).includes(email));
  expect(printed(all)).toEqual(all);
  expect(printed(all.slice(1, 2))).toEqual(all.slice(1, 2));
  expect(printed([])).toEqual([]);
  const removed = writeWelcome(config, { countryCodes: ['SI'], openEmails: [] });
  expect(removed).not.toMatch(/Demo sign-ins|dev\/codes/);
  expect(removed).toContain('Back office: http://localhost:3000/admin\n');
});
