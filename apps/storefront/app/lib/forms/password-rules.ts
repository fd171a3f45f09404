/** Rules for passwords, in the order in which they are shown. */
export const passwordRules = ['length', 'uppercase', 'number', 'special'] as const;
export type PasswordRule = (typeof passwordRules)[number];

export const shortestPassword = 6;

const patterns: Readonly<Record<Exclude<PasswordRule, 'length'>, RegExp>> = {
  uppercase: /\p{Lu}/u,
  number: /\p{Nd}/u,
  special: /[^\p{L}\p{N}\s]/u,
};

/** Returns whether a password follows a rule. The API checks again: this is only for feedback while typing. */
export const followsRule = (password: string, rule: PasswordRule): boolean =>
  rule === 'length' ? password.length >= shortestPassword : patterns[rule].test(password);
