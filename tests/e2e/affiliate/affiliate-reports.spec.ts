import { expect, test } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { fromHome, getShopUrl, setSession, visit } from '../shopper.ts';
import { api, createAffiliate } from './affiliate.ts';

const at = (path: string): string => getShopUrl('si', path);

test(
  'an affiliate creates an API token, reads their clicks with it, revokes it, and sees the click on the dashboard',
  { tag: '@short' },
  async ({ page, context, request }) => {
    const affiliate = await createAffiliate(request);
    await setSession(context, affiliate.token);
    await visit(page, at('affiliate/profile'));
    const section = page.getByRole('main').getByRole('region', { name: 'API tokens', exact: true });
    await expect(section).toContainText('You have no API tokens.');
    await section.getByLabel('Name').fill('My sheet');
    for (const name of ['Conversions', 'Commissions', 'Payouts']) await section.getByRole('checkbox', { name }).uncheck();
    await section.getByRole('button', { name: 'Create token' }).click();
    const field = section.getByRole('textbox', { name: 'Your API token' });
    await expect(field).toHaveValue(/^slva_/);
    const token = await field.inputValue();
    await expect(section.getByRole('table')).toContainText('My sheet');
    await expectAccessible(page);

    const sent = await request.post(`${api}/affiliate/track-click`, {
      headers: fromHome(),
      data: { affiliateCode: affiliate.code, landingPage: `/en/?ref=${affiliate.code}&subid=sheet-1` },
    });
    expect(sent.ok()).toBe(true);
    const read = (report: string) => request.get(`${api}/affiliate-reports/${report}`, { headers: { authorization: `Bearer ${token}` } });
    const report = (await (await read('clicks')).json()) as { data: { items: { subId: string }[] } };
    expect(report.data.items).toMatchObject([{ subId: 'sheet-1' }]);
    expect((await read('payouts')).status()).toBe(403);

    await visit(page, at('affiliate/dashboard'));
    await expect(page.getByRole('main').getByRole('region', { name: 'Latest events', exact: true })).toContainText('sheet-1');

    await visit(page, at('affiliate/profile'));
    await section.getByRole('button', { name: 'Revoke: My sheet' }).click();
    await expect(page.getByRole('main')).toContainText('Token revoked.');
    expect((await read('clicks')).status()).toBe(401);
  },
);
