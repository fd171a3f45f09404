import { fieldIssues, isApiError, type FieldIssue } from '#lib/api/api-error.ts';
import type { Shop } from '#lib/shop-context.ts';

/** The reason why an account was not deleted. */
export interface ErasureAnswer {
  issues: readonly FieldIssue[];
  refusal: { code: string; params: Readonly<Record<string, unknown>> } | null;
}

/**
 * Deletes the account through the API.
 * @returns `gone` on success, `waiting` if the affiliate programme must settle the balance first, otherwise the reason for the refusal
 */
export async function eraseAccount({ api }: Pick<Shop, 'api'>, userId: number, form: FormData): Promise<ErasureAnswer | 'gone' | 'waiting'> {
  const password = form.get('password');
  const issues: FieldIssue[] = [];
  if (typeof password !== 'string' || password === '') issues.push({ field: 'password', code: 'required' });
  if (form.get('understood') !== 'on') issues.push({ field: 'understood', code: 'required' });
  if (issues.length > 0 || typeof password !== 'string') return { issues, refusal: null };
  try {
    const { isWaiting } = await api.requestErasure(userId, password);
    return isWaiting ? 'waiting' : 'gone';
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    const found = fieldIssues(error);
    return { issues: found, refusal: found.length > 0 ? null : { code: error.code, params: error.params } };
  }
}
