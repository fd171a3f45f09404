import type { BrowserContext } from '@playwright/test';
import { onServedShop } from './desk.ts';
import { testPort } from './test-port.ts';

/** Where the back office is opened in tests. */
export const backOffice = `http://si.localhost:${testPort}/admin`;

let token: Promise<string> | undefined;

/** A session of the demo admin's, one for all tests of a process. */
export const staffToken = (): Promise<string> => (token ??= onServedShop('testing/open-staff-session.ts').then((printed) => printed.trim()));

/** Signs the browser in to the back office as the demo admin; how one gets there by hand has a test of its own. */
export async function asAdmin(context: BrowserContext): Promise<void> {
  await context.addCookies([
    { name: 'staff', value: await staffToken(), domain: 'si.localhost', path: '/api/admin', httpOnly: true, sameSite: 'Strict' },
  ]);
}
