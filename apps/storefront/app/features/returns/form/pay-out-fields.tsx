import { Trans, useLingui } from '@lingui/react/macro';
import type { ReturnOverview } from '@selvedge/server/contract';
import { TextField } from '#ui/forms/text-field.tsx';
import styles from './pay-out-fields.module.css';

interface PayOutFieldsProps {
  kind: NonNullable<ReturnOverview['payOut']>;
  typed: Readonly<Record<string, string>>;
  texts: Readonly<Record<string, string>>;
  isOptional?: boolean;
  /** Distinguishes the fields of several forms on a page. */
  idPrefix?: string;
}

/** Bank details for the refund of a cash payment. */
export function PayOutFields({ kind, typed, texts, isOptional = false, idPrefix = '' }: PayOutFieldsProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>
        <Trans>Where should we send your refund?</Trans>
      </legend>
      <p className={styles.words}>
        {isOptional ? (
          <Trans>Cash on delivery: you can leave this empty and we’ll ask you later. We only keep it until your refund has been sent.</Trans>
        ) : (
          <Trans>You paid in cash. We only need this for your refund, and keep it until the money has been sent.</Trans>
        )}
      </p>
      <TextField
        id={`${idPrefix}holder`}
        name="holder"
        label={t`Account holder`}
        maxLength={200}
        autoComplete="name"
        defaultValue={typed.holder}
        error={texts.holder}
      />
      {kind === 'bank' ? (
        <TextField
          id={`${idPrefix}iban`}
          name="iban"
          label={t`IBAN`}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={typed.iban}
          error={texts.iban}
        />
      ) : (
        <TextField
          id={`${idPrefix}bkash`}
          name="bkash"
          type="tel"
          inputMode="tel"
          label={t`bKash number`}
          maxLength={40}
          autoComplete="off"
          defaultValue={typed.bkash}
          error={texts.bkash}
        />
      )}
    </fieldset>
  );
}
