import { data, redirect } from 'react-router';
import { isApiError, type FieldIssue } from '#lib/api-error.ts';
import type { OrderProof } from '#lib/api.ts';
import type { Shop } from '#lib/shop-context.ts';
import { typedIn } from './read-form.ts';
import { returnPath } from './find-desk.ts';
import type { ReturnAnswer } from './return-issues.ts';

const unshared = { 'Cache-Control': 'private, no-store' };

interface Proof {
  /** As typed. */
  tracking: { orderNumber: string; invoiceNumber: string; email: string };
  question: OrderProof;
  /** By which this browser is known to have proven it, for a while. */
  cookie: string;
  /** Where it leads; absent: to the order's returns. */
  to?: string;
}

/** Takes the form that asks for an order. Found, it is kept in a cookie: neither number nor e-mail comes into an address by it. */
export async function takeProof({ api, href }: Pick<Shop, 'api' | 'href'>, form: FormData, { tracking, question, cookie, to }: Proof) {
  const refused = (answer: Pick<ReturnAnswer, 'issues' | 'refusal'>, status: number) =>
    data<ReturnAnswer>({ typed: typedIn(form), ...answer }, { status, headers: unshared });
  const issues = proofIssues(tracking);
  if (issues.length > 0) return refused({ issues, refusal: null }, 422);
  try {
    const desk = await api.returnDesk(question);
    return redirect(href(to ?? returnPath(desk)), { status: 303, headers: { ...unshared, 'Set-Cookie': cookie } });
  } catch (error) {
    if (!isApiError(error, 'OrderNotFound', 'InvalidInput', 'TooManyRequests')) throw error;
    const code = error.code === 'InvalidInput' ? 'OrderNotFound' : error.code;
    return refused({ issues: [], refusal: { code, params: error.params } }, error.status);
  }
}

function proofIssues({ orderNumber, invoiceNumber, email }: Proof['tracking']): FieldIssue[] {
  const issue = (field: string, code = field): FieldIssue => ({ field, code });
  return [
    ...(invoiceNumber === '' && email === '' ? [issue('invoiceNumber')] : []),
    ...(orderNumber === '' ? [issue('orderNumber')] : []),
    ...(email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email) ? [issue('email')] : []),
  ];
}
