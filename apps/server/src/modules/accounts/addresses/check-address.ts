import { InvalidInput, type FieldIssue } from '#kit/errors';
import { toOneLine } from '#kit/one-line';
import { parsePhone } from '#kit/phone';
import { getAddressRules, checkPostalAddress, getCountry, maxAddressLengths } from '#modules/countries';
import type { Db } from '#platform/database';
import { addressFields, type AddressChange, type AddressField } from '../contract.ts';

/**
 * Validates an address. The rules of the country apply if the address is in the shop's country, otherwise general rules apply.
 * @returns the address to store, with the telephone number in E.164
 * @throws InvalidInput with one issue per field
 * @throws CountryNotFound
 */
export async function checkAddress(db: Db, typed: AddressChange) {
  const country = await getCountry(db, typed.countryId);
  const read = (field: AddressField) => toOneLine(typed[field]);
  const { address, issues } = checkPostalAddress(read, getAddressRules(country));
  const addIssue = (field: AddressField, code: string, params?: FieldIssue['params']) => issues.push({ field, code, ...(params && { params }) });

  const phone = parsePhone(read('phone'), read('phoneCode') || country.phoneCode);
  if ('code' in phone) addIssue('phone', read('phone') === '' ? 'required' : phone.code);
  for (const field of addressFields) {
    const max = maxAddressLengths[field] ?? 120;
    if (read(field).length > max) addIssue(field, 'tooLong', { max });
  }
  if (issues.length > 0 || 'code' in phone) throw new InvalidInput(keepFirstIssues(issues));
  return { ...address, company: read('company'), vatNumber: read('vatNumber'), phone: phone.number };
}

const keepFirstIssues = (issues: readonly FieldIssue[]): FieldIssue[] =>
  issues.filter((issue, index) => issues.findIndex(({ field }) => field === issue.field) === index);
