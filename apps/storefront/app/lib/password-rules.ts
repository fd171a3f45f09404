/** What a password needs, in the order in which it is told. */
export const passwordRules = ['length', 'uppercase', 'number', 'special'] as const;
export type PasswordRule = (typeof passwordRules)[number];

export const shortestPassword = 6;

const patterns: Readonly<Record<Exclude<PasswordRule, 'length'>, RegExp>> = {
  uppercase: /\p{Lu}/u,
  number: /\p{Nd}/u,
  special: /[^\p{L}\p{N}\s]/u,
};

/** Whether a password follows a rule, as the API will see it: this only tells while somebody types. */
export const followsRule = (password: string, rule: PasswordRule): boolean =>
  rule === 'length' ? password.length >= shortestPassword : patterns[rule].test(password);
