import { useLingui } from '@lingui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { fieldText } from '#lib/error-texts.ts';
import { Form } from '#lib/link.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './account-form.module.css';
import { refusalText } from '#lib/refusal-text.ts';
import type { FormAnswer } from '#lib/take-form.ts';
import { useKeptTyping } from '#lib/use-kept-typing.ts';

/** What a field of the form is given. */
interface FieldState {
  id: string;
  name: string;
  defaultValue: string;
  error: string | null;
}

interface AccountFormProps {
  /** Whose it is: what he typed waits for him if he has to sign in again. Null: nobody's, of whom nothing is kept. */
  userId: number | null;
  intent: string;
  /** What the last try was answered with; of another form of the page it is no matter here. */
  answer: FormAnswer | undefined;
  /** What each field is called, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  /** A postal code of the address's country. */
  postalExample?: string;
  submit: ReactNode;
  /** What is said of a fault of the shop's own, instead of the usual words. */
  failure?: string;
  /** Where it is sent, if not to the page that it stands on: with a fragment, so that who has no scripts comes back to it. */
  action?: string;
  /** Beside the button. */
  beside?: ReactNode;
  children: (field: (name: string, saved?: string) => FieldState, typed: FormAnswer['typed'] | null) => ReactNode;
}

/** A form of the account: what is wrong stands beside its field and in a list above, and nothing typed is lost. */
export function AccountForm({
  userId,
  intent,
  answer: given,
  labels,
  postalExample = '',
  submit,
  failure,
  action,
  beside,
  children,
}: AccountFormProps) {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const keepTyping = useKeptTyping(form, userId === null ? null : `${userId} ${intent}`);
  const isSending = useNavigation().formData?.get('intent') === intent;
  const answer = given?.intent === intent ? given : undefined;
  useEffect(() => refusal.current?.focus(), [answer]);

  // What is wrong with a field that the form does not have is told as well.
  const refused = answer && (answer.refusal ?? (answer.issues.length > 0 ? { code: 'InvalidInput', params: {} } : null));

  const textOf = (name: string): string | null => {
    const issue = answer?.issues.find(({ field }) => field === name);
    return issue ? fieldText(i18n, { code: issue.code, params: { example: postalExample, ...issue.params } }) : null;
  };
  const field = (name: string, saved = ''): FieldState => ({
    id: `field-${name}`,
    name,
    defaultValue: answer?.typed[name] ?? saved,
    error: textOf(name),
  });
  const wrong = Object.entries(labels).flatMap(([name, label]) => {
    const text = textOf(name);
    return text === null ? [] : [{ id: `field-${name}`, label, text }];
  });

  return (
    // The shop's own words tell what is wrong with a field, in the shopper's language: not the browser's.
    <Form ref={form} method="post" {...(action && { action })} className={styles.form} onSubmit={keepTyping} noValidate replace>
      <input type="hidden" name="intent" value={intent} />
      {wrong.length > 0 ? <ErrorSummary errors={wrong} answer={answer} /> : null}
      {refused && wrong.length === 0 ? (
        <div ref={refusal} tabIndex={-1}>
          <Notice tone="error">{failure && isFault(refused.code) ? failure : refusalText(i18n, refused)}</Notice>
        </div>
      ) : null}
      {children(field, answer?.typed ?? null)}
      <div className={styles.actions}>
        <Button aria-disabled={isSending || undefined} onClick={(event) => isSending && event.preventDefault()}>
          {submit}
        </Button>
        {beside}
      </div>
    </Form>
  );
}

const isFault = (code: string): boolean => code === 'InternalError';
