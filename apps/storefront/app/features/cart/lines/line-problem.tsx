import { Plural, Trans } from '@lingui/react/macro';
import type { CartLine } from '@selvedge/server/contract';
import { Amount } from '#ui/figures/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { LineFields } from './line-controls.tsx';
import styles from './line-problem.module.css';
import type { LineFetcher } from '../drawer/use-line-fetcher.ts';

/** Shows the problem of a line and how to solve it. */
export function LineProblem({ line, fetcher: { Form, action }, returnTo }: { line: CartLine; fetcher: LineFetcher; returnTo: string }) {
  const isStopping = line.problem !== 'price-changed';
  return (
    <div className={isStopping ? styles.stopping : styles.informing}>
      <Icon name={isStopping ? 'warning' : 'info'} size={16} />
      <div className={styles.words}>
        <p>
          <ProblemText line={line} />
        </p>
        {line.problem === 'fewer-left' ? (
          <Form method="post" action={action}>
            <LineFields line={line} intent="change" returnTo={returnTo} />
            <input type="hidden" name="quantity" value={line.available} />
            <Button variant="secondary" size="small">
              <Plural value={line.available} one="Take the last one" other="Take # instead" />
            </Button>
          </Form>
        ) : null}
      </div>
    </div>
  );
}

function ProblemText({ line }: { line: CartLine }) {
  switch (line.problem) {
    case 'sold-out':
      return <Trans>This item has just sold out. Please remove it to continue.</Trans>;
    case 'unavailable':
      return <Trans>We no longer sell this item here. Please remove it to continue.</Trans>;
    case 'fewer-left':
      return <Plural value={line.available} one="Only # left." other="Only # left." />;
    case 'price-changed':
      return line.shownPrice === null ? (
        <Trans>The price of this item has changed.</Trans>
      ) : (
        <Trans>
          The price has changed from <Amount value={line.shownPrice} currency={line.currency} /> to{' '}
          <Amount value={line.discountPrice} currency={line.currency} />.
        </Trans>
      );
    case null:
      return null;
  }
}
