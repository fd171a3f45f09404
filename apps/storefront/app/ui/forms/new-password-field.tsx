import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { classes } from '../styles/classes.ts';
import { Icon } from '../media/icon.tsx';
import styles from './new-password-field.module.css';
import { PasswordField } from './password-field.tsx';

/** Rules for passwords, in the order in which they are shown. */
export const passwordRules = ['length', 'uppercase', 'number', 'special'] as const;
type PasswordRule = (typeof passwordRules)[number];

const minPasswordLength = 6;

const patterns: Readonly<Record<Exclude<PasswordRule, 'length'>, RegExp>> = {
  uppercase: /\p{Lu}/u,
  number: /\p{Nd}/u,
  special: /[^\p{L}\p{N}\s]/u,
};

/** Returns whether a password follows a rule. The API checks again: this is only for feedback while typing. */
export const followsRule = (password: string, rule: PasswordRule): boolean =>
  rule === 'length' ? password.length >= minPasswordLength : patterns[rule].test(password);

interface NewPasswordFieldProps {
  id?: string;
  name?: string;
  label: string;
  error?: string | null;
}

/** The field for a new password. Its rules are listed below and ticked while typing. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { t, i18n } = useLingui();
  const shortest = i18n.number(minPasswordLength);
  const [password, setPassword] = useState('');
  const words: Readonly<Record<PasswordRule, ReactNode>> = {
    length: <Trans>At least {shortest} characters</Trans>,
    uppercase: <Trans>1 uppercase letter</Trans>,
    number: <Trans>1 number</Trans>,
    special: <Trans>1 special character</Trans>,
  };
  return (
    <PasswordField {...props} autoComplete="new-password" onChange={setPassword}>
      <ul className={styles.rules} aria-label={t`Your password needs`}>
        {passwordRules.map((rule) => {
          const isFollowed = followsRule(password, rule);
          return (
            <li key={rule} className={classes(styles.rule, isFollowed && styles.followed)}>
              {isFollowed ? <Icon name="check" size={16} /> : <span className={styles.dot} aria-hidden="true" />}
              <span>
                {words[rule]}
                {isFollowed ? (
                  <span className="visually-hidden">
                    {' '}
                    <Trans>(done)</Trans>
                  </span>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
    </PasswordField>
  );
}
