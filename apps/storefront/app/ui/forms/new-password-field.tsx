import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { followsRule, passwordRules, shortestPassword, type PasswordRule } from '#lib/forms/password-rules.ts';
import { classes } from '../styles/classes.ts';
import { Icon } from '../media/icon.tsx';
import styles from './new-password-field.module.css';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldProps {
  id?: string;
  name?: string;
  label: string;
  error?: string | null;
}

/** The field for a new password. Its rules are listed below and ticked while typing. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { t, i18n } = useLingui();
  const shortest = i18n.number(shortestPassword);
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
