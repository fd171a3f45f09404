import { expect, test, type BrowserContext } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { deliverMail } from '../inbound-mail.ts';
import { getShopUrl, newShopper, places, visit } from '../shopper.ts';
import { backOffice, signInAsAdmin } from './back-office.ts';

/** Waits for an email with these words. @returns its text */
async function readMail(context: BrowserContext, address: string, words: string): Promise<string> {
  const page = await context.newPage();
  let text = '';
  await expect(async () => {
    await page.goto(getShopUrl('si', '').replace('/en/', '/dev/mail'));
    await page.getByRole('row').filter({ hasText: address }).getByRole('link').first().click({ timeout: 5000 });
    text = await page.locator('pre').first().innerText();
    expect(text).toContain(words);
  }).toPass({ timeout: 60_000 });
  await page.close();
  return text;
}

test(
  'a customer writes, staff reply with a canned answer, and the answer of the customer by email opens the conversation again',
  { tag: '@short' },
  async ({ page, context }) => {
    const { email } = newShopper(places.si);
    await visit(page, getShopUrl('si', 'helpcenter/contact'));
    const form = page.getByRole('main');
    await form.getByLabel('What’s it about?', { exact: true }).selectOption('Delivery');
    await form.getByLabel('Your name', { exact: true }).fill('Maja Zupan');
    await form.getByLabel('Email', { exact: true }).fill(email);
    await form.getByLabel('Your message', { exact: true }).fill('Can the parcel be left with a neighbour?');
    await form.getByRole('button', { name: 'Send' }).click();
    const answer = form.getByRole('status').filter({ hasText: 'Your ticket number is' });
    const [number = ''] = /T-[2-9A-Z]{8}/.exec(await answer.innerText()) ?? [];

    await signInAsAdmin(context);
    const name = `Neighbour ${number}`;
    await page.goto(`${backOffice}/canned-answers/create`);
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Text').fill('Hello {name},\n\nof course. We have told the courier ({ticketNumber}).');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('cell', { name })).toBeVisible();

    await page.goto(`${backOffice}/tickets`);
    await page.getByPlaceholder('Number, name, email, order').fill(number);
    // The address changes when the list applies the filter, which would leave the page of the ticket again.
    await expect(page).toHaveURL(new RegExp(number));
    await page.getByRole('cell', { name: email }).click();
    const conversation = page.getByRole('region', { name: number });
    await expect(conversation).toContainText('Can the parcel be left with a neighbour?');
    await page.getByRole('button', { name: 'Assign to me' }).click();
    await page.getByRole('button', { name: 'Canned answers' }).click();
    await page.getByRole('menuitem', { name }).click();
    const reply = page.getByRole('textbox', { name: `Reply to ${email}` });
    await expect(reply).toHaveValue(`Hello Maja Zupan,\n\nof course. We have told the courier (${number}).`);
    await expectAccessible(page, 'messages from customers', { part: '#main-content' });
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(reply).toHaveValue('');
    await expect(conversation.getByRole('listitem')).toHaveCount(2);
    const ticket = page.getByRole('region', { name: 'Ticket' });
    await expect(ticket).toContainText('Answered');

    const mail = await readMail(context, email, 'We have told the courier');
    expect(mail).toContain('> Can the parcel be left with a neighbour?');
    const headers = { From: `Maja Zupan <${email}>`, To: 'hello@selvedge.si', Subject: `Re: We’ve received your message (${number})` };
    await deliverMail(context, headers, 'Thank you, at number 7.\r\n\r\nOn Fri, Nov 27, 2026 Selvedge wrote:\r\n\r\n> of course.\r\n');
    await page.reload();
    await expect(ticket).toContainText('Open');
    await expect(conversation.getByRole('listitem')).toHaveCount(3);
    const latest = conversation.getByRole('listitem').last();
    await expect(latest).toContainText('Thank you, at number 7.');
    await expect(latest).not.toContainText('> of course.');
  },
);
