import type { BrowserContext } from '@playwright/test';
import { onServedShop } from './desk.ts';
import { testPort } from './test-port.ts';

/** Where the back office is opened in tests. */
export const backOffice = `http://si.localhost:${testPort}/admin`;

/** Signs the browser in to the back office as the demo admin; how one gets there by hand has a test of its own. */
export async function asAdmin(context: BrowserContext): Promise<void> {
  const token = (await onServedShop('testing/open-staff-session.ts')).trim();
  await context.addCookies([{ name: 'staff', value: token, domain: 'si.localhost', path: '/api/admin', httpOnly: true, sameSite: 'Strict' }]);
}
