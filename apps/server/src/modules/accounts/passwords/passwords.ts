import { hash, verify } from '@node-rs/argon2';
import type { FieldIssue } from '#kit/errors';
import { isLeakedPassword } from './is-leaked-password.ts';

/** Hashes a password. The default of the library is argon2id with 19 MiB and two passes, as OWASP recommends. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let dummyHash: Promise<string> | undefined;

/** Checks a password. Without a hash (unknown email address) the check fails after the same time. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hash('nobody');
  const isRight = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== undefined && isRight;
}

/** Minimum lengths: 6 from the specification for customers, and 12 for staff, because staff can see data of other people. */
const shortest = { customer: 6, staff: 12 };

/**
 * Checks the rules of the specification: at least 6 characters (staff: 12), 1 uppercase letter, 1 number and 1 special character. Also checks
 * that the password is not known from data leaks.
 */
export function listPasswordIssues(password: string, { isStaff = false }: { isStaff?: boolean } = {}): FieldIssue[] {
  const field = 'password';
  if (password === '') return [{ field, code: 'required' }];
  if (password.length > 200) return [{ field, code: 'tooLong', params: { max: 200 } }];
  const issues: FieldIssue[] = [];
  const min = isStaff ? shortest.staff : shortest.customer;
  if (password.length < min) issues.push({ field, code: 'tooShort', params: { min } });
  if (!/\p{Lu}/u.test(password)) issues.push({ field, code: 'passwordUppercase' });
  if (!/\p{Nd}/u.test(password)) issues.push({ field, code: 'passwordNumber' });
  if (!/[^\p{L}\p{N}\s]/u.test(password)) issues.push({ field, code: 'passwordSpecial' });
  if (issues.length === 0 && isLeakedPassword(password)) issues.push({ field, code: 'passwordLeaked' });
  return issues;
}

/** Checks a new password, and its repetition if the request contains one. */
export function listNewPasswordIssues(
  { password, repeatPassword }: { password: string; repeatPassword?: string | undefined },
  { isStaff = false }: { isStaff?: boolean } = {},
): FieldIssue[] {
  const issues = listPasswordIssues(password, { isStaff });
  if (repeatPassword === undefined || repeatPassword === password) return issues;
  return [...issues, { field: 'repeatPassword', code: repeatPassword === '' ? 'required' : 'passwordRepeat' }];
}
