import { Trans, useLingui } from '@lingui/react/macro';
import type { Passkey } from '@selvedge/server/contract';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { Moment } from '#ui/figures/moment.tsx';
import styles from '../rows.module.css';

/** The customer's passkeys, each with the host that it was created on. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useLingui();
  if (passkeys.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {passkeys.map(({ id, name, host, createdAt, lastUsedAt }) => {
        const called = name || t`Passkey`;
        return (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <h3 className={styles.name}>{called}</h3>
              <p className={styles.quiet}>{host}</p>
              <p className={styles.quiet}>
                <Trans>
                  Added <Moment at={createdAt} />
                </Trans>
                {lastUsedAt ? (
                  <>
                    {' · '}
                    <Trans>
                      last used <Moment at={lastUsedAt} />
                    </Trans>
                  </>
                ) : null}
              </p>
            </div>
            <details className={styles.remove}>
              <summary className={styles.ask} aria-label={t`Delete: ${called}`}>
                <Trans>Delete</Trans>
              </summary>
              <Form method="post" className={styles.sure}>
                <input type="hidden" name="intent" value="remove-passkey" />
                <input type="hidden" name="id" value={id} />
                <p>
                  <Trans>Delete this passkey? You can still sign in with your password.</Trans>
                </p>
                <Button variant="secondary">
                  <Trans>Yes, delete it</Trans>
                </Button>
              </Form>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
