import { hash, verify } from '@node-rs/argon2';
import type { FieldIssue } from '#kit/errors';

/** The library's own choice is argon2id with 19 MiB and two passes, as OWASP's cheat sheet has it. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let nobody: Promise<string> | undefined;

/** Whether a password is right. Without a hash (nobody has that e-mail) it takes as long, and is wrong. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hash('nobody');
  const isRight = await verify(passwordHash ?? (await nobody), password);
  return passwordHash !== undefined && isRight;
}

/** The specification's rules: at least 6 characters, 1 uppercase letter, 1 number and 1 special character. */
export function passwordIssues(password: string): FieldIssue[] {
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

/** The same of a password that is typed twice, where it is. */
export function newPasswordIssues({ password, repeatPassword }: { password: string; repeatPassword?: string | undefined }): FieldIssue[] {
  const issues = passwordIssues(password);
  if (repeatPassword === undefined || repeatPassword === password) return issues;
  return [...issues, { field: 'repeatPassword', code: repeatPassword === '' ? 'required' : 'passwordRepeat' }];
}
