/** Returns the German account with a number, with correct check digits. Each affiliate needs an own one: a shared account is held. */
export function buildPayoutAccount(number: number) {
  const bban = `37040044${String(number).padStart(10, '0')}`;
  const check = 98n - (BigInt(`${bban}131400`) % 97n);
  return { kind: 'iban' as const, holder: 'Jonas Weber', iban: `DE${String(check).padStart(2, '0')}${bban}`, bic: '' };
}
