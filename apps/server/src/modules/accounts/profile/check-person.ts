import { isEmail } from '#kit/email';
import type { FieldIssue } from '#kit/errors';
import { parsePhone } from '#kit/phone';

interface TypedPerson {
  firstName: string;
  lastName: string;
  phone: string;
  countryCode: string;
}

/** Validated personal data. */
interface Person {
  firstName: string;
  lastName: string;
  /** E.164. */
  phone: string;
  /** The selected dialling code, digits. */
  countryCode: string;
}

const maxNameLength = 60;

/** Validates names and a telephone number. @returns the values (an invalid number is empty), and an issue for each invalid field */
export function checkPerson(typed: TypedPerson): { person: Person; issues: FieldIssue[] } {
  const issues: FieldIssue[] = [];
  const name = (field: 'firstName' | 'lastName'): string => {
    const text = toOneLine(typed[field]);
    if (text === '') issues.push({ field, code: 'required' });
    if (text.length > maxNameLength) issues.push({ field, code: 'tooLong', params: { max: maxNameLength } });
    return text;
  };
  const [firstName, lastName] = [name('firstName'), name('lastName')];

  const countryCode = typed.countryCode.replace(/[\s+]/g, '');
  if (countryCode === '') issues.push({ field: 'countryCode', code: 'required' });
  else if (!/^\d{1,4}$/.test(countryCode)) issues.push({ field: 'countryCode', code: 'choose' });
  const phone = parsePhone(typed.phone, countryCode);
  if (typed.phone.trim() === '') issues.push({ field: 'phone', code: 'required' });
  else if ('code' in phone) issues.push({ field: 'phone', code: phone.code });
  return { person: { firstName, lastName, phone: 'number' in phone ? phone.number : '', countryCode }, issues };
}

/** Returns the issues of an email address. */
export function listEmailIssues(email: string): FieldIssue[] {
  if (email.trim() === '') return [{ field: 'email', code: 'required' }];
  return isEmail(email.trim()) ? [] : [{ field: 'email', code: 'email' }];
}

/** Replaces line breaks and control characters by spaces, because they would break letters and email headers. */
const toOneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
