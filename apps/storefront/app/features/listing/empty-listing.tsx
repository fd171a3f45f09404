import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Renders an empty listing: without products, or with `children`, without products that match the filters. */
export function EmptyListing({ children }: { children?: ReactNode }) {
  if (children) {
    return (
      <EmptyState icon="filter" title={<Trans>Nothing matches all of these filters</Trans>}>
        {children}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="grid"
      title={<Trans>Nothing here right now</Trans>}
      action={
        <LinkButton to="/categories" variant="secondary">
          <Trans>All categories</Trans>
        </LinkButton>
      }
    >
      <Trans>New styles arrive every week. In the meantime, have a look around.</Trans>
    </EmptyState>
  );
}
