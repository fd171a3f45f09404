import { data, redirect } from 'react-router';
import { isApiError, type FieldIssue } from '#lib/api/api-error.ts';
import type { OrderProof } from '#lib/api/order-calls.ts';
import type { Shop } from '#lib/shop-context.ts';
import { readTypedFields } from '../form/read-return-form.ts';
import { returnPath } from './find-return-overview.ts';
import type { ReturnAnswer } from '../form/return-issues.ts';

const unshared = { 'Cache-Control': 'private, no-store' };

interface ProofForm {
  /** The input as typed. */
  tracking: { orderNumber: string; invoiceNumber: string; email: string; link: string };
  question: OrderProof;
  /** Name of the cookie that stores the proof for a while. */
  cookie: string;
  /** Path to redirect to; the order's returns by default. */
  to?: string;
}

/** Handles the form that asks for an order. Stores the order in a cookie, so that its number and email do not appear in an address. */
export async function handleProofForm({ api, href }: Pick<Shop, 'api' | 'href'>, form: FormData, { tracking, question, cookie, to }: ProofForm) {
  const createRefusal = (answer: Pick<ReturnAnswer, 'issues' | 'refusal'>, status: number) =>
    data<ReturnAnswer>({ typed: readTypedFields(form), ...answer }, { status, headers: unshared });
  const issues = listProofIssues(tracking);
  if (issues.length > 0) return createRefusal({ issues, refusal: null }, 422);
  try {
    const returnOverview = await api.returnOverview(question);
    return redirect(href(to ?? returnPath(returnOverview)), { status: 303, headers: { ...unshared, 'Set-Cookie': cookie } });
  } catch (error) {
    if (!isApiError(error, 'OrderNotFound', 'InvalidInput', 'LinkExpired', 'TooManyRequests')) throw error;
    const code = error.code === 'InvalidInput' ? 'OrderNotFound' : error.code;
    return createRefusal({ issues: [], refusal: { code, params: error.params } }, error.status);
  }
}

function listProofIssues({ orderNumber, invoiceNumber, email, link }: ProofForm['tracking']): FieldIssue[] {
  if (link !== '') return [];
  const issue = (field: string, code = field): FieldIssue => ({ field, code });
  return [
    ...(invoiceNumber === '' && email === '' ? [issue('invoiceNumber')] : []),
    ...(orderNumber === '' ? [issue('orderNumber')] : []),
    ...(email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email) ? [issue('email')] : []),
  ];
}
