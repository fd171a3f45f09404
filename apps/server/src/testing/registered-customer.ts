import { desc, eq } from 'drizzle-orm';
import { mailbox } from '#platform/tables';
import type { SignedInAnswer } from '../contract.ts';
import { shopIds, type Answer, type TestShop } from './test-shop.ts';

/** A form that registers somebody; each call has an e-mail of its own. */
export const registrationForm = (changes: Record<string, unknown> = {}) => ({
  email: `ana-${crypto.randomUUID()}@example.si`,
  password: 'Linen.2026',
  repeatPassword: 'Linen.2026',
  firstName: 'Ana',
  lastName: 'Novak',
  phone: '031 234 567',
  countryCode: '386',
  newsletter: false,
  countryId: shopIds.SI,
  languageId: 1,
  ...changes,
});

/** Somebody who has registered, and how he calls. */
export type RegisteredCustomer = Awaited<ReturnType<typeof registeredCustomer>>;

/** Registers a customer as the storefront does, from an address of his own: limits count by address. */
export async function registeredCustomer(shop: TestShop, changes: Record<string, unknown> = {}) {
  const form = registrationForm(changes);
  const from = { 'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250) + 1}` };
  const { data } = await shop.call<SignedInAnswer>('POST', 'auth/register', form, from);
  return { ...callsOf(shop, data.token), id: data.id, email: form.email, password: form.password, device: data.device };
}

/** Calls with a token. */
export function callsOf(shop: TestShop, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return {
    token,
    headers,
    call: <Data>(method: string, path: string, body?: unknown): Promise<Answer<Data>> => shop.call<Data>(method, path, body, headers),
  };
}

/** What a mailbox has been sent, the last first. */
export const mailsTo = ({ database }: TestShop, recipient: string) =>
  database.db.select().from(mailbox).where(eq(mailbox.recipient, recipient)).orderBy(desc(mailbox.sentAt));

/** The token in a mail's link. @throws Error if it has none */
export function tokenIn(mail: { text: string | null } | undefined): string {
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link with a token in: ${mail?.text ?? 'no mail'}`);
  return token;
}
