import { Trans } from '@lingui/react/macro';
import { Notice } from '#ui/overlays/notice.tsx';

/** Informs affiliates that the list of user types failed to load and the default id is used. The texts are from the specification. */
export function UserTypesNotice({ failure }: { failure: 'refused' | 'unreached' }) {
  return (
    <Notice tone="warning">
      {failure === 'refused' ? <Trans>Failed to fetch user types</Trans> : <Trans>An error occurred while fetching user types</Trans>}
    </Notice>
  );
}
