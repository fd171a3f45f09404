import type { ComponentProps } from 'react';
import { Link } from '#lib/paths/link.tsx';
import { classes } from './styles/classes.ts';
import styles from './button.module.css';

interface ButtonStyle {
  /** primary: the main action; secondary: an alternative; quiet: a minor action. */
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'small' | 'normal';
  /** Fills the width of its container. */
  isWide?: boolean;
}

const getClasses = ({ variant = 'primary', size = 'normal', isWide = false }: ButtonStyle, more?: string): string =>
  classes(styles.button, styles[variant], size === 'small' && styles.small, isWide && styles.wide, more);

export function Button({ variant, size, isWide, className, type = 'submit', ...rest }: ButtonStyle & ComponentProps<'button'>) {
  return <button type={type} className={getClasses({ variant, size, isWide }, className)} {...rest} />;
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, isWide, className, ...rest }: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link className={getClasses({ variant, size, isWide }, typeof className === 'string' ? className : undefined)} {...rest} />;
}
