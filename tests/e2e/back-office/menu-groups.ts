import type { BrowserContext } from '@playwright/test';

/** Opens all groups of the menu, by clicking their names. */
export const openMenuGroups = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const groups = ['Orders', 'Customers', 'Catalogue', 'Marketing', 'Content', 'Affiliates', 'Reports', 'Settings', 'System'];
    localStorage.setItem('RaStore.menu.open', JSON.stringify(Object.fromEntries(groups.map((group) => [group, true]))));
  });
