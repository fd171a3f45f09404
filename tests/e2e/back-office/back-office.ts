import type { BrowserContext } from '@playwright/test';
import { openMenuGroups } from './menu-groups.ts';
import { runOnServedShop } from './order-queue.ts';
import { testPort } from '../test-port.ts';

/** The address of the back office under test. */
export const backOffice = `http://si.localhost:${testPort}/admin`;

let token: Promise<string> | undefined;

/** Returns a session token of the demo admin, shared by all tests of a process. */
export const readStaffToken = (): Promise<string> => (token ??= runOnServedShop('open-admin-session').then((printed) => printed.trim()));

/** Signs the browser in to the back office as the demo admin. staff.spec.ts tests the sign-in itself. */
export async function signInAsAdmin(context: BrowserContext): Promise<void> {
  await openMenuGroups(context);
  await context.addCookies([
    { name: 'staff', value: await readStaffToken(), domain: 'si.localhost', path: '/api/admin', httpOnly: true, sameSite: 'Strict' },
  ]);
}
