import { InvalidInput, type FieldIssue } from '#kit/errors';
import { isInForce } from './dates.ts';
import type { CountryForm, PostalRuleForm, StaffCountry } from './staff-country.ts';

/**
 * What one field alone does not tell.
 * @param today ISO date in the country
 * @throws InvalidInput
 */
export function checkCountryForm(before: StaffCountry, form: CountryForm, today: string): void {
  const issues = [
    ...twiceIn('shippingMethods', form.shippingMethods, 'code'),
    ...twiceIn('paymentMethods', form.paymentMethods, 'code'),
    ...twiceIn('closures', form.closures, 'day'),
    ...missingMethods(before, form),
    ...form.shippingMethods.flatMap(lockerIssues),
    ...rateIssues(before, form, today),
    ...form.postalRules.flatMap((rule, index) => ruleIssues(before, { rule, index }, today)),
    ...(form.isActive ? whatSellingNeeds(before, form, today) : []),
  ];
  if (issues.length > 0) throw new InvalidInput(issues);
}

const issue = (field: string, code: string, message: string): FieldIssue => ({ field, code, params: { message } });

function twiceIn<Row extends object>(field: string, rows: readonly Row[], key: keyof Row & string): FieldIssue[] {
  return rows.flatMap((row, index) =>
    rows.findIndex((other) => other[key] === row[key]) < index ? [issue(`${field}.${index}.${key}`, 'twice', 'This stands here twice')] : [],
  );
}

/** Orders name their method for good, so one is switched off and never taken away. */
function missingMethods(before: StaffCountry, form: CountryForm): FieldIssue[] {
  return (['shippingMethods', 'paymentMethods'] as const).flatMap((field) => {
    const left = new Set(form[field].map(({ code }) => code));
    const gone = before[field].find(({ code }) => !left.has(code));
    return gone ? [issue(field, 'missing', `"${gone.code}" cannot be removed, since orders name it: switch it off instead`)] : [];
  });
}

function lockerIssues(
  { code, lockerPattern, lockerExample, pickupPoint, isActive }: CountryForm['shippingMethods'][number],
  index: number,
): FieldIssue[] {
  const field = (name: string) => `shippingMethods.${index}.${name}`;
  if (code === 'pickup' && isActive && !pickupPoint) return [issue(field('pickupPoint'), 'required', 'Where is it picked up?')];
  if (code !== 'locker' || !isActive) return [];
  if (!lockerPattern) return [issue(field('lockerPattern'), 'required', 'How does a locker’s code look?')];
  const isMatching = new RegExp(`^(?:${lockerPattern})$`).test(lockerExample ?? '');
  return isMatching ? [] : [issue(field('lockerExample'), 'mismatch', 'The example is none of these codes')];
}

function rateIssues(before: StaffCountry, form: CountryForm, today: string): FieldIssue[] {
  return form.upcomingRates.flatMap(({ category, validFrom }, index) => {
    const field = `upcomingRates.${index}.validFrom`;
    const isTwice = form.upcomingRates.findIndex((other) => other.category === category && other.validFrom === validFrom) < index;
    if (isTwice) return [issue(field, 'twice', 'There is another rate from this day on')];
    // A country that never had a rate has no past to rewrite.
    const isFirst = !before.vatRates.some((rate) => rate.category === category);
    return validFrom <= today && !isFirst ? [issue(field, 'past', 'From tomorrow on: what has been sold keeps its rate')] : [];
  });
}

function ruleIssues(before: StaffCountry, { rule, index }: { rule: PostalRuleForm; index: number }, today: string): FieldIssue[] {
  const field = (name: string) => `postalRules.${index}.${name}`;
  const old = before.postalRules.find(({ id }) => id === rule.id);
  if (rule.id !== undefined && !old) return [issue(field('fromCode'), 'unknown', 'There is no such rule any more')];
  if (rule.fromCode.length !== rule.toCode.length || rule.fromCode > rule.toCode)
    return [issue(field('toCode'), 'range', 'As many digits as the first code, and not below it')];
  if (old && old.validFrom < today) {
    const isSame = (['fromCode', 'toCode', 'validFrom', 'isRefused', 'vatBasisPoints'] as const).every((key) => old[key] === rule[key]);
    return isSame ? [] : [issue(field('fromCode'), 'past', 'A rule that has begun can only be ended: give it a last day and add another')];
  }
  return rule.validFrom < today ? [issue(field('validFrom'), 'past', 'From today on at the earliest')] : [];
}

/** A country that shoppers come to. */
function whatSellingNeeds(before: StaffCountry, form: CountryForm, today: string): FieldIssue[] {
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
    !form.shippingMethods.some(({ isActive }) => isActive) && 'a way of delivery',
    !form.paymentMethods.some(({ isActive }) => isActive) && 'a way to pay',
  ].filter(Boolean);
  return missing.length > 0 ? [issue('isActive', 'incomplete', `Before the shop opens there it needs ${missing.join(', ')}`)] : [];
}
