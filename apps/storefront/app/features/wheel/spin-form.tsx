import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { fieldText } from '#lib/api/error-texts.ts';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { SpinOutcome } from './spin-wheel.ts';
import { spinPath } from './add-prize-to-cart.ts';
import styles from './spin-page.module.css';

interface SpinFormProps {
  /** The result of the last spin; undefined before the first. */
  outcome: SpinOutcome | undefined;
  /** The email of the signed-in customer. */
  email: string;
  /** Idempotency key of this spin. */
  attempt: string;
  isBusy: boolean;
}

/** Asks for the email address of the prize before the spin. */
export function SpinForm({ outcome, email, attempt, isBusy }: SpinFormProps) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const problem = outcome?.emailProblem ?? null;
  const consent = t`Also send me the newsletter with new arrivals and offers. I can unsubscribe at any time with one click.`;
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem, outcome]);
  return (
    <Form ref={form} method="post" action={spinPath} className={styles.form} noValidate preventScrollReset>
      <input type="hidden" name="intent" value="spin" />
      <input type="hidden" name="attempt" value={attempt} />
      <input type="hidden" name="newsletterText" value={consent} />
      <TextField
        name="email"
        type="email"
        label={t`Email`}
        required
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={outcome?.email ?? email}
        error={problem ? fieldText(i18n, { code: problem }) : null}
        hint={t`We’ll send your prize there too, and it can only be used with this email.`}
      />
      <Checkbox name="newsletter" label={consent} />
      <Button isWide aria-disabled={isBusy}>
        <Trans>Spin the wheel</Trans>
      </Button>
    </Form>
  );
}
