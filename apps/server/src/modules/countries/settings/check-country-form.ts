import { InvalidInput, type FieldIssue } from '#kit/errors';
import { findPostalCode } from '../addresses/find-postal-code.ts';
import { isInForce } from '../dates.ts';
import type { CountryForm, PostalRuleForm, AdminCountry } from './admin-country.ts';
import { isInUnion } from '../union.ts';

/**
 * Checks rules that span several fields.
 * @param today ISO date in the country
 * @throws InvalidInput
 */
export function checkCountryForm(before: AdminCountry, form: CountryForm, today: string): void {
  const issues = [
    ...listDuplicateIssues('shippingMethods', form.shippingMethods, 'code'),
    ...listDuplicateIssues('paymentMethods', form.paymentMethods, 'code'),
    ...listDuplicateIssues('closures', form.closures, 'day'),
    ...listMissingMethods(before, form),
    ...form.shippingMethods.flatMap(listLockerIssues),
    ...form.shippingMethods.flatMap((method, index) => listPickupIssues(before, method, index)),
    ...listWithdrawalIssues(before, form),
    ...listRateIssues(before, form, today),
    ...form.postalRules.flatMap((rule, index) => listRuleIssues(before, { rule, index }, today)),
    ...(form.isActive ? listSellingIssues(before, form, today) : []),
  ];
  if (issues.length > 0) throw new InvalidInput(issues);
}

const createIssue = (field: string, code: string, message: string): FieldIssue => ({ field, code, params: { message } });

function listDuplicateIssues<Row extends object>(field: string, rows: readonly Row[], key: keyof Row & string): FieldIssue[] {
  return rows.flatMap((row, index) =>
    rows.findIndex((other) => other[key] === row[key]) < index
      ? [createIssue(`${field}.${index}.${key}`, 'twice', 'This value is already in the list')]
      : [],
  );
}

/** Existing orders refer to their method, so a method can be switched off but not removed. */
function listMissingMethods(before: AdminCountry, form: CountryForm): FieldIssue[] {
  return (['shippingMethods', 'paymentMethods'] as const).flatMap((field) => {
    const left = new Set(form[field].map(({ code }) => code));
    const removedMethod = before[field].find(({ code }) => !left.has(code));
    return removedMethod
      ? [createIssue(field, 'missing', `"${removedMethod.code}" cannot be removed, because orders use it. Turn it off instead.`)]
      : [];
  });
}

function listLockerIssues(
  { code, lockerPattern, lockerExample, pickupPoint, isActive }: CountryForm['shippingMethods'][number],
  index: number,
): FieldIssue[] {
  const field = (name: string) => `shippingMethods.${index}.${name}`;
  if (code === 'pickup' && isActive && !pickupPoint) return [createIssue(field('pickupPoint'), 'required', 'Enter the pickup point')];
  if (code !== 'locker' || !isActive) return [];
  if (!lockerPattern) return [createIssue(field('lockerPattern'), 'required', 'Enter the pattern of the locker codes')];
  const isMatching = new RegExp(`^(?:${lockerPattern})$`).test(lockerExample ?? '');
  return isMatching ? [] : [createIssue(field('lockerExample'), 'mismatch', 'The example code does not match the pattern of the locker codes')];
}

/** Pickup orders are taxed at the place of collection, so a pickup point needs a postal code of the country. */
function listPickupIssues({ addressForm }: AdminCountry, { code, pickupPoint }: CountryForm['shippingMethods'][number], index: number): FieldIssue[] {
  if (code !== 'pickup' || !pickupPoint || !addressForm || findPostalCode(pickupPoint.address, addressForm.postalPattern)) return [];
  const message = `A line of the address must begin or end with a postal code of the country, such as ${addressForm.postalExample}`;
  return [createIssue(`shippingMethods.${index}.pickupPoint.address`, 'postalCode', message)];
}

/** Days of withdrawal that the Union's law guarantees (Directive 2011/83/EU, Art. 9). */
const minWithdrawalDays = 14;

const listWithdrawalIssues = ({ code }: AdminCountry, { returnPolicy }: CountryForm): FieldIssue[] =>
  isInUnion(code) && returnPolicy.withdrawalDays < minWithdrawalDays
    ? [createIssue('returnPolicy.withdrawalDays', 'too-small', `Enter at least ${minWithdrawalDays} days, the minimum in the European Union`)]
    : [];

function listRateIssues(before: AdminCountry, form: CountryForm, today: string): FieldIssue[] {
  return form.upcomingRates.flatMap(({ category, validFrom }, index) => {
    const field = `upcomingRates.${index}.validFrom`;
    const isTwice = form.upcomingRates.findIndex((other) => other.category === category && other.validFrom === validFrom) < index;
    if (isTwice) return [createIssue(field, 'twice', 'This category already has a rate from this date')];
    // A country without earlier rates has no sold orders that a past rate could change.
    const isFirst = !before.vatRates.some((rate) => rate.category === category);
    return validFrom <= today && !isFirst ? [createIssue(field, 'past', 'Enter a date in the future. Existing orders keep their rate.')] : [];
  });
}

function listRuleIssues(before: AdminCountry, { rule, index }: { rule: PostalRuleForm; index: number }, today: string): FieldIssue[] {
  const field = (name: string) => `postalRules.${index}.${name}`;
  const old = before.postalRules.find(({ id }) => id === rule.id);
  if (rule.id !== undefined && !old) return [createIssue(field('fromCode'), 'unknown', 'This rule no longer exists. Reload the page.')];
  if (rule.fromCode.length !== rule.toCode.length || rule.fromCode > rule.toCode)
    return [createIssue(field('toCode'), 'range', 'The last postal code must have as many digits as the first one and must not be lower')];
  if (old && old.validFrom < today) {
    const isSame = (['fromCode', 'toCode', 'validFrom', 'isRefused', 'vatBasisPoints'] as const).every((key) => old[key] === rule[key]);
    return isSame ? [] : [createIssue(field('fromCode'), 'past', 'This rule is already in force. Enter its last day and add another rule.')];
  }
  return rule.validFrom < today ? [createIssue(field('validFrom'), 'past', 'Enter today or a later day')] : [];
}

/** Requirements for an active country. */
function listSellingIssues(before: AdminCountry, form: CountryForm, today: string): FieldIssue[] {
  const rates = [
    ...before.vatRates.filter(({ validFrom }) => validFrom <= today),
    ...form.upcomingRates.map((rate) => ({ ...rate, validUntil: null })),
  ];
  const hasRate = rates.some((rate) => rate.category === 'standard' && isInForce(rate, today));
  const hasCurrency = before.currencies.some((period) => isInForce(period, today));
  const missing = [
    !form.domain && 'a domain',
    !hasCurrency && 'a currency',
    !hasRate && 'a standard VAT rate that is in force',
    !form.shippingMethods.some(({ isActive }) => isActive) && 'a delivery method',
    !form.paymentMethods.some(({ isActive }) => isActive) && 'a payment method',
  ].filter(Boolean);
  return missing.length > 0 ? [createIssue('isActive', 'incomplete', `Required before the country can be activated: ${missing.join(', ')}`)] : [];
}
