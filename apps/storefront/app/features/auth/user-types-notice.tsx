import { Trans } from '@lingui/react/macro';
import { Notice } from '#ui/notice.tsx';

/** Why affiliates sign in under the usual id: the list of user types was refused, or could not be reached. In the specification's words. */
export function UserTypesNotice({ failure }: { failure: 'refused' | 'unreached' }) {
  return (
    <Notice tone="warning">
      {failure === 'refused' ? <Trans>Failed to fetch user types</Trans> : <Trans>An error occurred while fetching user types</Trans>}
    </Notice>
  );
}
