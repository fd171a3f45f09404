import { and, eq, isNull, lte } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import { dropTags } from '#platform/tags/tag-drops';
import { inTransaction, type Tx } from '#platform/transaction';
import { withConflicts } from '#platform/sql/with-conflicts';
import { checkCountryForm } from './check-country-form.ts';
import { toLocalDay } from '../dates.ts';
import { saveClosures, saveWords } from './save-country-words.ts';
import { savePostalRules, saveUpcomingRates } from './save-country-rules.ts';
import { saveDeliveryMethods, savePaymentMethods } from './save-country-terms.ts';
import { getAdminCountry, type CountryForm, type AdminCountry } from './admin-country.ts';
import { countries, countryCurrencies, languages } from '../tables.ts';
import { listChangedTags } from './list-changed-tags.ts';

/**
 * Saves a country from its form. VAT rates and postal rules that have begun are ended or followed by others, but never changed, because
 * past orders used them. A host row has only a domain and a language. Drops only the caches of pages that show a change.
 * @throws InvalidInput
 */
export async function editCountry(tx: Tx, before: AdminCountry, form: CountryForm): Promise<void> {
  const { id } = before;
  const today = toLocalDay(form.timeZone, now());
  const [language] = await tx.select().from(languages).where(eq(languages.id, form.languageId));
  if (!language) throw new InvalidInput([{ field: 'languageId', code: 'unknown', params: { message: 'Unknown language' } }]);
  const host = {
    domain: form.domain,
    languageId: form.languageId,
    lang: language.code,
    isActive: form.isActive,
    indexedLanguages: form.indexedLanguages,
  };
  if (before.hostOf !== null) {
    await saveRow(tx, id, host);
  } else {
    checkCountryForm(before, form, today);
    const { shopName, senderEmail, timeZone, restDays, deliveredAfterDays, vatScheme, seller, law, returnPolicy } = form;
    const { priceRounding, eurRate, socialLinks, tagManagerId, hasProgressiveReductions } = form;
    const terms = { timeZone, restDays, deliveredAfterDays, vatScheme, seller, law, returnPolicy, priceRounding, eurRate, hasProgressiveReductions };
    const row = { shopName, senderEmail, socialLinks, tagManagerId, ...terms };
    await saveRow(tx, id, { ...host, ...row });
    await saveDualDisplay(tx, id, form.dualDisplay, today);
    await saveUpcomingRates(tx, id, form.upcomingRates, today);
    await savePostalRules(tx, id, form.postalRules, today);
    await saveDeliveryMethods(tx, id, form.shippingMethods, today);
    await savePaymentMethods(tx, id, form.paymentMethods, today);
    await saveWords(tx, id, form.texts);
    await saveClosures(tx, id, form.closures);
  }
  const after = await getAdminCountry(tx, id);
  if (after) await dropTags(tx, listChangedTags(before, after));
}

async function saveRow(tx: Tx, id: number, row: Partial<typeof countries.$inferInsert>): Promise<void> {
  // Uses a savepoint, so that the transaction can continue after a domain conflict.
  const conflicts = {
    countries_domain_unique: () => new InvalidInput([{ field: 'domain', code: 'taken', params: { message: 'Another country has this domain' } }]),
  };
  await withConflicts(conflicts, () => inTransaction(tx, (inner) => inner.update(countries).set(row).where(eq(countries.id, id))));
}

async function saveDualDisplay(tx: Tx, countryId: number, dualDisplay: CountryForm['dualDisplay'], today: string): Promise<void> {
  const isInForce = and(lte(countryCurrencies.validFrom, today), isNull(countryCurrencies.validUntil));
  await tx
    .update(countryCurrencies)
    .set({ dualDisplay })
    .where(and(eq(countryCurrencies.countryId, countryId), isInForce));
}
