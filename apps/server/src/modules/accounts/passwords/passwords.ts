import { hash, verify } from '@node-rs/argon2';
import type { FieldIssue } from '#kit/errors';

/** The library's default is argon2id with 19 MiB and two passes, as OWASP recommends. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let dummyHash: Promise<string> | undefined;

/** Checks a password. Without a hash (unknown email) it takes the same time and fails. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hash('nobody');
  const isRight = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== undefined && isRight;
}

/** Checks the specification's rules: at least 6 characters, 1 uppercase letter, 1 number and 1 special character. */
export function listPasswordIssues(password: string): FieldIssue[] {
  const field = 'password';
  if (password === '') return [{ field, code: 'required' }];
  if (password.length > 200) return [{ field, code: 'tooLong', params: { max: 200 } }];
  const issues: FieldIssue[] = [];
  if (password.length < 6) issues.push({ field, code: 'tooShort', params: { min: 6 } });
  if (!/\p{Lu}/u.test(password)) issues.push({ field, code: 'passwordUppercase' });
  if (!/\p{Nd}/u.test(password)) issues.push({ field, code: 'passwordNumber' });
  if (!/[^\p{L}\p{N}\s]/u.test(password)) issues.push({ field, code: 'passwordSpecial' });
  return issues;
}

/** Checks a new password, and its repetition if there is one. */
export function listNewPasswordIssues({ password, repeatPassword }: { password: string; repeatPassword?: string | undefined }): FieldIssue[] {
  const issues = listPasswordIssues(password);
  if (repeatPassword === undefined || repeatPassword === password) return issues;
  return [...issues, { field: 'repeatPassword', code: repeatPassword === '' ? 'required' : 'passwordRepeat' }];
}
