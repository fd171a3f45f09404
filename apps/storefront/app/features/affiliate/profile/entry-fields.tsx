import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#ui/forms/settings-form.module.css';
import type { FormAnswer } from '#lib/forms/handle-form.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { GetField } from '../join/application-fields.tsx';
import { isTicked } from '../join/read-application.ts';
import terms from './entry-fields.module.css';

export function useEntryLabels() {
  const { t } = useLingui();
  return { code: t`Your preferred code`, hasAcceptedTerms: t`Programme terms` };
}

/** Fields that only an application has: the affiliate code and the terms, which can be read in place. */
export function EntryFields({ field, typed, savedCode }: { field: GetField; typed: FormAnswer['typed'] | null; savedCode?: string }) {
  const { t } = useLingui();
  const labels = useEntryLabels();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Your code and our terms</Trans>
      </legend>
      <TextField
        {...field('code', savedCode)}
        label={labels.code}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        hint={t`3 to 32 letters, digits, - and _. Leave it empty and we’ll create one from your name.`}
      />
      <ul className={terms.points}>
        <li>
          <Trans>You earn commission on purchases made through your links, excluding VAT, discounts, delivery and anything that’s returned.</Trans>
        </li>
        <li>
          <Trans>Commission is yours once the order has been delivered and paid for and the waiting period is over. Then we pay it out.</Trans>
        </li>
        <li>
          <Trans>You make it clear that your links are advertising, and you don’t send spam. Your own orders earn nothing.</Trans>
        </li>
        <li>
          <Trans>Either of us can end this at any time. We’ll pay you what you’ve earned up to then.</Trans>
        </li>
      </ul>
      <Checkbox
        id="field-hasAcceptedTerms"
        name="hasAcceptedTerms"
        required
        label={<Trans>I accept the programme terms.</Trans>}
        defaultChecked={isTicked(typed, 'hasAcceptedTerms', false)}
        error={field('hasAcceptedTerms').error}
      />
    </fieldset>
  );
}
