import { useLingui } from '@lingui/react';
import { purposes, type GivenConsent } from '#lib/consent.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { purposeWords } from './consent-words.ts';
import styles from './purpose-fields.module.css';

/** What may be agreed to, one by one; nothing is ticked but what was agreed to before. */
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
