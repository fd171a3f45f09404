import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#lib/paths/link.tsx';
import { classes } from './styles/classes.ts';
import { Icon } from './media/icon.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  steps: readonly { label: string; href?: string }[];
  /** Counted from 0; earlier steps are done. */
  current: number;
}

/** The steps of a process with the current one. */
export function Stepper({ steps, current }: StepperProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Progress`}>
      <ol className={styles.steps}>
        {steps.map(({ label, href }, index) => {
          const isDone = index < current;
          return (
            <li
              key={label}
              className={classes(styles.step, isDone && styles.done, index === current && styles.current)}
              aria-current={index === current ? 'step' : undefined}
            >
              <span className={styles.number}>{isDone ? <Icon name="check" size={14} /> : index + 1}</span>
              {href && isDone ? (
                <Link className={styles.link} to={href}>
                  {label}
                </Link>
              ) : (
                label
              )}
              {isDone ? (
                <span className="visually-hidden">
                  <Trans>Done</Trans>
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
