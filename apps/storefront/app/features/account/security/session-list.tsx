import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenSession } from '@selvedge/server/contract';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { Moment } from '#ui/figures/moment.tsx';
import styles from '../rows.module.css';

/** The devices that are signed in. This device can only be left by signing out. */
export function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const { t } = useLingui();
  const kinds: Readonly<Record<OpenSession['deviceType'], string>> = { mobile: t`Phone`, tablet: t`Tablet`, desktop: t`Computer` };
  return (
    <>
      <ul className={styles.rows}>
        {sessions.map(({ id, isThis, browser, os, deviceType, network, createdAt, lastSeenAt }) => {
          const device = formatDeviceName({ browser, os }) || t`Unknown device`;
          return (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <h3 className={styles.name}>
                  {device}
                  {isThis ? (
                    <span className={styles.mark}>
                      <Trans>This device</Trans>
                    </span>
                  ) : null}
                </h3>
                <p className={styles.quiet}>
                  {kinds[deviceType]}
                  {network ? <> · {network}</> : null}
                </p>
                <p className={styles.quiet}>
                  <Trans>
                    Signed in <Moment at={createdAt} />, last seen <Moment at={lastSeenAt} />
                  </Trans>
                </p>
              </div>
              {isThis ? null : (
                <Form method="post">
                  <input type="hidden" name="intent" value="end-session" />
                  <input type="hidden" name="id" value={id} />
                  <Button variant="secondary" aria-label={t`Sign out: ${device}`}>
                    <Trans>Sign out</Trans>
                  </Button>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.some(({ isThis }) => !isThis) ? (
        <Form method="post">
          <input type="hidden" name="intent" value="end-others" />
          <Button variant="secondary">
            <Trans>Sign out all other devices</Trans>
          </Button>
        </Form>
      ) : (
        <p className={styles.quiet}>
          <Trans>You are signed in on this device only.</Trans>
        </p>
      )}
    </>
  );
}

/** Returns a name such as `Firefox · Windows`. Unknown parts are left out; an unrecognised browser is called `Other`. */
export const formatDeviceName = ({ browser, os }: Pick<OpenSession, 'browser' | 'os'>): string =>
  [browser, os].filter((word) => word !== '' && word !== 'Other').join(' · ');
