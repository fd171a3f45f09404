import type { TotpSetupAnswer } from '@selvedge/server/contract';
import { data, redirect } from 'react-router';
import { fieldIssues, isApiError } from '#lib/api/api-error.ts';
import type { Shop } from '#lib/shop-context.ts';
import type { PasskeyStep } from './add-passkey.tsx';
import { handleForm, readText, toRefusedAnswer } from '#lib/forms/handle-form.ts';

const securityPath = '/user/security';

type SecurityShop = Pick<Shop, 'api' | 'href' | 'isSecure' | 'origin'>;

/** Signs out one other device or all others, or deletes a passkey. */
export const changeSecurity = (shop: SecurityShop, userId: number, form: FormData) =>
  handleForm(shop, form, securityPath, async () => {
    const { api } = shop;
    const id = Number(readText(form, 'id')) || 0;
    switch (form.get('intent')) {
      case 'end-others':
        await api.endOtherSessions(userId);
        return { to: securityPath, notice: 'sessions-ended' };
      case 'remove-passkey':
        await api.removePasskey(userId, id);
        return { to: securityPath, notice: 'passkey-removed' };
      default:
        await api.endSession(userId, id);
        return { to: securityPath, notice: 'session-ended' };
    }
  });

/** Performs one step of creating a passkey, between the browser's dialog and the API. */
export async function createPasskeyStep({ api, href, origin }: SecurityShop, userId: number, form: FormData) {
  const headers = { 'Cache-Control': 'private, no-store' };
  try {
    if (form.get('intent') === 'passkey-options') {
      const currentPassword = readText(form, 'currentPassword');
      return data<PasskeyStep>({ options: await api.newPasskeyOptions(userId, { origin, currentPassword }) }, { headers });
    }
    const [challengeId, name] = [readText(form, 'challengeId'), readText(form, 'name').slice(0, 100)];
    await api.addPasskey(userId, { challengeId, name, response: parseResponse(readText(form, 'response')) });
    return data<PasskeyStep>({ isAdded: true }, { headers });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'Unauthorized') return redirect(href(securityPath), { status: 303, headers });
    const refusal = { code: error.code, params: error.params };
    return data<PasskeyStep>({ refusal, issues: fieldIssues(error) }, { status: error.status, headers });
  }
}

/** The data that the page shows after a step of two-step sign-in: the new secret, or recovery codes, which are shown only once. */
export type TwoStepAnswer = { setup: TotpSetupAnswer } | { recoveryCodes: string[] };

export const twoStepIntents = ['begin-two-step', 'confirm-two-step', 'renew-codes', 'end-two-step'] as const;
export type TwoStepIntent = (typeof twoStepIntents)[number];
export const isTwoStepIntent = (intent: unknown): intent is TwoStepIntent => twoStepIntents.some((known) => known === intent);

/** Performs one step of switching two-step sign-in on or off. Secret and codes are in the response itself, because they cannot be loaded later. */
export async function changeTwoStep(shop: SecurityShop, userId: number, form: FormData) {
  const { api, href } = shop;
  const headers = { 'Cache-Control': 'private, no-store' };
  const password = readText(form, 'currentPassword');
  const intent = form.get('intent');
  if (intent === 'end-two-step')
    return handleForm(shop, form, securityPath, async () => {
      await api.endTwoStep(userId, password);
      return { to: securityPath, notice: 'two-step-off' };
    });
  try {
    if (intent === 'begin-two-step') return data<TwoStepAnswer>({ setup: await api.beginTwoStep(userId, password) }, { headers });
    if (intent === 'confirm-two-step') return data<TwoStepAnswer>(await api.confirmTwoStep(userId, readText(form, 'code')), { headers });
    return data<TwoStepAnswer>(await api.renewRecoveryCodes(userId, password), { headers });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.code === 'Unauthorized') return redirect(href(securityPath), { status: 303, headers });
    return data(toRefusedAnswer(form, error), { status: error.status, headers });
  }
}

/** Parses the browser's response. Invalid JSON gives an empty object, which the API refuses. */
function parseResponse(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}
