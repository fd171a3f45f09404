import { useLingui } from '@lingui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { fieldText } from '#lib/api/error-texts.ts';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import styles from './account-form.module.css';
import { refusalText } from '#lib/api/refusal-text.ts';
import type { FormAnswer } from '#lib/forms/handle-form.ts';
import { useStoredInput } from '#lib/forms/use-stored-input.ts';

/** Attributes and state of a field. */
interface FieldState {
  id: string;
  name: string;
  defaultValue: string;
  error: string | null;
}

interface AccountFormProps {
  /** Owner of the form, whose input is restored after signing in again. Null: nothing is stored. */
  userId: number | null;
  intent: string;
  /** Beginning of the ids of fields, if the page has other forms with fields of the same names. */
  idPrefix?: string;
  /** The last response. One for another form of the page is ignored. */
  answer: FormAnswer | undefined;
  /** Field labels by name, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  /** Example of a postal code in the address's country. */
  postalExample?: string;
  submit: ReactNode;
  /** Message for a server error instead of the usual one. */
  failure?: string;
  /** Target of the form, the page itself by default. With a fragment, so that the page scrolls back to the form without scripts. */
  action?: string;
  /** Content next to the button. */
  aside?: ReactNode;
  children: (field: (name: string, saved?: string) => FieldState, typed: FormAnswer['typed'] | null) => ReactNode;
}

/** A form of the account with errors next to the fields and in a summary. The input is kept. */
export function AccountForm(props: AccountFormProps) {
  const { userId, intent, labels, submit, failure, action, aside, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const storeInput = useStoredInput(form, userId === null ? null : `${userId} ${intent}`);
  const isSending = useNavigation().formData?.get('intent') === intent;
  const answer = props.answer?.intent === intent ? props.answer : undefined;
  const getField = useFieldStates(answer, props.postalExample ?? '', props.idPrefix ?? 'field');
  const errors = Object.entries(labels).flatMap(([name, label]) => {
    const { id, error } = getField(name);
    return error === null ? [] : [{ id, label, text: error }];
  });
  return (
    // The shop's messages replace the browser's own validation.
    <Form ref={form} method="post" {...(action && { action })} className={styles.form} onSubmit={storeInput} noValidate replace>
      <input type="hidden" name="intent" value={intent} />
      {errors.length > 0 ? <ErrorSummary errors={errors} answer={answer} /> : <Refusal answer={answer} failure={failure} />}
      {children(getField, answer?.typed ?? null)}
      <div className={styles.actions}>
        <Button aria-disabled={isSending || undefined} onClick={(event) => isSending && event.preventDefault()}>
          {submit}
        </Button>
        {aside}
      </div>
    </Form>
  );
}

/** Returns the state of a field by its name. */
function useFieldStates(answer: FormAnswer | undefined, postalExample: string, idPrefix: string): (name: string, saved?: string) => FieldState {
  const { i18n } = useLingui();
  return (name, saved = '') => {
    const issue = answer?.issues.find(({ field }) => field === name);
    return {
      id: `${idPrefix}-${name}`,
      name,
      defaultValue: answer?.typed[name] ?? saved,
      error: issue ? fieldText(i18n, { code: issue.code, params: { example: postalExample, ...issue.params } }) : null,
    };
  };
}

/** Shows a refusal, or the error of a field that is not in the form. Receives the focus. */
function Refusal({ answer, failure }: { answer: FormAnswer | undefined; failure: string | undefined }) {
  const { i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [answer]);
  const refused = answer && (answer.refusal ?? (answer.issues.length > 0 ? { code: 'InvalidInput', params: {} } : null));
  if (!refused) return null;
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="error">{failure && isFault(refused.code) ? failure : refusalText(i18n, refused)}</Notice>
    </div>
  );
}

const isFault = (code: string): boolean => code === 'InternalError';
