import { expect, type BrowserContext } from '@playwright/test';
import { testPort } from './test-port.ts';

/** The secret with which the tests deliver emails to the shop under test. */
export const inboundMailSecret = 'a-mail-provider-in-the-tests';

/** Delivers an email to the shop as a mail provider does. */
export async function deliverMail(context: BrowserContext, headers: Readonly<Record<string, string>>, text: string): Promise<void> {
  const head = { 'Message-ID': `<${crypto.randomUUID()}@example.com>`, 'Content-Type': 'text/plain; charset=utf-8', ...headers };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  const answer = await context.request.post(`http://127.0.0.1:${testPort}/api/inbound-mail`, {
    headers: { authorization: `Bearer ${inboundMailSecret}`, 'content-type': 'message/rfc822' },
    data: [...lines, '', text].join('\r\n'),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
