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
  return { code: t`The code you would like`, hasAcceptedTerms: t`Terms of the programme` };
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
        hint={t`3 to 32 letters, digits, - and _. Leave it empty, and we make one of your name.`}
      />
      <ul className={terms.points}>
        <li>
          <Trans>You earn a commission on what is bought through your links, net of VAT, discounts and delivery, and not on what is sent back.</Trans>
        </li>
        <li>
          <Trans>A commission is yours once the parcel has arrived and the time to return it is over. Then it is paid out.</Trans>
        </li>
        <li>
          <Trans>You say openly that your links are advertising, and you send no unwanted mail. Your own orders earn nothing.</Trans>
        </li>
        <li>
          <Trans>Either of us may end it at any time; what you have earned until then is paid.</Trans>
        </li>
      </ul>
      <Checkbox
        id="field-hasAcceptedTerms"
        name="hasAcceptedTerms"
        required
        label={<Trans>I accept the terms of the programme.</Trans>}
        defaultChecked={isTicked(typed, 'hasAcceptedTerms', false)}
        error={field('hasAcceptedTerms').error}
      />
    </fieldset>
  );
}
