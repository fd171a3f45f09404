import { InvalidInput, type FieldIssue } from '#kit/errors';
import type { Tx } from '#platform/transaction';
import type { Programme } from './programme.ts';
import { affiliateProgramme } from './terms/tables.ts';

/** Saves the programme's settings. Thresholds in minor units. @throws InvalidInput field by field */
export async function saveProgramme(
  tx: Tx,
  { isOpen, holdDays, isHeldForReturns, quickOrderSeconds, payoutThresholds, maxRateAgeDays }: Omit<Programme, 'id'>,
): Promise<void> {
  const isWhole = (value: number, until: number) => Number.isInteger(value) && value >= 0 && value <= until;
  const issues: FieldIssue[] = [
    ...(isWhole(holdDays, 365) ? [] : [{ field: 'holdDays', code: 'range' }]),
    ...(isWhole(quickOrderSeconds, 86_400) ? [] : [{ field: 'quickOrderSeconds', code: 'range' }]),
    ...(isWhole(maxRateAgeDays, 60) && maxRateAgeDays > 0 ? [] : [{ field: 'maxRateAgeDays', code: 'range' }]),
    ...Object.entries(payoutThresholds).flatMap(([currency, amount]) =>
      /^[A-Z]{3}$/.test(currency) && isWhole(amount, 1_000_000_000) ? [] : [{ field: `payoutThresholds.${currency}`, code: 'range' }],
    ),
  ];
  if (issues.length > 0) throw new InvalidInput(issues);
  const values = { isOpen, holdDays, isHeldForReturns, quickOrderSeconds, payoutThresholds, maxRateAgeDays };
  await tx
    .insert(affiliateProgramme)
    .values({ id: 1, ...values })
    .onConflictDoUpdate({ target: affiliateProgramme.id, set: values });
}
