import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { fieldText } from '#lib/api/error-texts.ts';
import { listNameParts } from '#lib/forms/address-form.ts';
import { Form, Link } from '#lib/paths/link.tsx';
import { addReturnTo } from '#lib/session/return-to.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { NewPasswordField } from '#ui/forms/new-password-field.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { PhoneField } from '#ui/forms/phone-field.tsx';
import { InNameOrder } from '#ui/forms/in-name-order.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import styles from './auth-form.module.css';
import type { RegisterAnswer, TypedRegistration } from './register.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useRefusalFocus } from './use-refusal-focus.ts';

interface RegisterFormProps {
  /** Dialling codes, the shop's own country first. */
  phoneCodes: readonly { value: string; label: string }[];
  returnTo: string | null;
  answer: RegisterAnswer | undefined;
  /** The initial values of the form. */
  filled?: TypedRegistration | null;
}

const getFieldId = (field: string): string => `field-${field}`;

/** The registration form. */
export function RegisterForm({ phoneCodes, returnTo, answer, filled = null }: RegisterFormProps) {
  const { t } = useLingui();
  const isSending = useNavigation().state !== 'idle';
  const typed = answer?.typed ?? filled;
  const newsletterWords = t`Email me about new arrivals and offers. I can unsubscribe at any time.`;
  const { labels, isKnown, findErrorText, errors, getTextField: text } = useRegisterFields(answer, typed);
  const form = useRefusalFocus(errors.length > 1 ? null : answer);
  return (
    <Form ref={form} method="post" action="/auth/Register" className={styles.form} noValidate>
      {errors.length > 1 ? <ErrorSummary errors={errors} answer={answer} /> : null}
      {isKnown ? null : <RefusalNotice refusal={answer?.refusal} text={isFailure(answer) ? t`An error occurred` : null} />}
      {returnTo ? <input type="hidden" name="returnTo" value={returnTo} /> : null}
      <div className={styles.names}>
        <InNameOrder
          firstName={<TextField {...text('firstName')} autoComplete="given-name" maxLength={100} />}
          lastName={<TextField {...text('lastName')} autoComplete="family-name" maxLength={100} />}
        />
      </div>
      <div className={styles.aside}>
        <TextField {...text('email')} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={254} />
        {isKnown ? (
          <Link to={addReturnTo('/auth/Login', returnTo)} className={styles.link}>
            <Trans>Sign in instead</Trans>
          </Link>
        ) : null}
      </div>
      <PhoneField
        codes={phoneCodes}
        defaultCode={typed?.countryCode}
        defaultNumber={typed?.phone}
        codeError={findErrorText('countryCode')}
        numberError={findErrorText('phone')}
        required
      />
      <NewPasswordField id={getFieldId('password')} label={labels.password} error={findErrorText('password')} />
      <PasswordField
        id={getFieldId('repeatPassword')}
        name="repeatPassword"
        label={labels.repeatPassword}
        autoComplete="new-password"
        error={findErrorText('repeatPassword')}
      />
      <input type="hidden" name="newsletterText" value={newsletterWords} />
      <Checkbox name="newsletter" defaultChecked={typed?.newsletter ?? false} label={newsletterWords} />
      <Button isWide disabled={isSending}>
        <Trans>Create an account</Trans>
      </Button>
      <p className={styles.hint}>
        <Trans>
          An account is free, and you can delete it at any time. We only use your details to run it and to deliver and support your orders.
        </Trans>
      </p>
    </Form>
  );
}

/** Returns labels, values and errors of the fields after the last response. */
function useRegisterFields(answer: RegisterAnswer | undefined, typed: TypedRegistration | null) {
  const { t, i18n } = useLingui();
  const labels = {
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`Email`,
    countryCode: t`Country code`,
    phone: t`Phone number`,
    password: t`Password`,
    repeatPassword: t`Repeat password`,
  };
  type Field = keyof typeof labels;
  const isKnown = answer?.refusal.code === 'UserExists';
  const findErrorText = (field: Field): string | null => {
    if (field === 'email' && isKnown) return t`User Already exist`;
    const issue = answer?.refusal.issues.find((one) => one.field === field);
    return issue ? fieldText(i18n, issue) : null;
  };
  const inOrder = new Set<Field>([...listNameParts(i18n.locale), ...(Object.keys(labels) as Field[])]);
  const errors = [...inOrder].flatMap((field) => {
    const text = findErrorText(field);
    return text === null ? [] : [{ id: getFieldId(field), label: labels[field], text }];
  });
  const getTextField = (field: 'firstName' | 'lastName' | 'email') => ({
    id: getFieldId(field),
    name: field,
    label: labels[field],
    required: true,
    defaultValue: typed?.[field] ?? '',
    error: findErrorText(field),
    enterKeyHint: 'next' as const,
  });
  return { labels, isKnown, findErrorText, errors, getTextField };
}

/** Returns whether to show the specification's general message because the server failed. */
const isFailure = (answer: RegisterAnswer | undefined): boolean => answer !== undefined && answer.refusal.status >= 500;
