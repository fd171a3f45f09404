import { useLingui } from '@lingui/react';
import { purposes, type GivenConsent } from '#lib/session/consent.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { purposeWords } from './consent-words.ts';
import styles from './purpose-fields.module.css';

/** A checkbox for each purpose. Only purposes with an earlier consent are ticked. */
export function PurposeFields({ given }: { given?: GivenConsent | null }) {
  const { i18n } = useLingui();
  return purposes.map((purpose) => (
    <Checkbox
      key={purpose}
      name={purpose}
      defaultChecked={given?.choices[purpose] ?? false}
      label={
        <>
          <span className={styles.name}>{i18n._(purposeWords[purpose].name)}</span>
          <span className={styles.meaning}>{i18n._(purposeWords[purpose].meaning)}</span>
        </>
      }
    />
  ));
}
