import { desc, eq } from 'drizzle-orm';
import { inbox } from '#platform/tables';
import type { SignedInAnswer } from '#server/contract';
import { shopIds, type ApiResponse, type TestShop } from '../test-shop.ts';

/** Returns a registration form with a new email. */
export const buildRegistrationForm = (changes: Record<string, unknown> = {}) => ({
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

/** A registered customer with their calls. */
export type RegisteredCustomer = Awaited<ReturnType<typeof registeredCustomer>>;

/** Registers a customer like the storefront, from a random address, because limits count per address. */
export async function registeredCustomer(shop: TestShop, changes: Record<string, unknown> = {}) {
  const form = buildRegistrationForm(changes);
  const from = { 'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250) + 1}` };
  const { data } = await shop.call<SignedInAnswer>('POST', 'auth/register', form, from);
  return { ...buildCalls(shop, data.token), id: data.id, email: form.email, password: form.password, device: data.device };
}

/** Returns calls that send a token. */
export function buildCalls(shop: TestShop, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return {
    token,
    headers,
    call: <Data>(method: string, path: string, body?: unknown): Promise<ApiResponse<Data>> => shop.call<Data>(method, path, body, headers),
  };
}

/** Opens the link that confirms the email address of a customer. */
export async function confirmEmail(shop: TestShop, { email }: Pick<RegisteredCustomer, 'email'>): Promise<void> {
  await shop.runJobs();
  const { status } = await shop.call('POST', 'auth/confirmEmail', { token: getMailToken((await listMails(shop, email)).at(-1)) });
  if (status !== 200) throw new Error(`${email} was not confirmed: ${status}`);
}

/** Returns the mails to an address, the latest first. */
export const listMails = ({ database }: TestShop, recipient: string) =>
  database.db.select().from(inbox).where(eq(inbox.recipient, recipient)).orderBy(desc(inbox.sentAt));

/** Returns the token in a mail's link. @throws Error if there is none */
export function getMailToken(mail: { text: string | null } | undefined): string {
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no link with a token in: ${mail?.text ?? 'no mail'}`);
  return token;
}
