import { Trans } from '@lingui/react/macro';

/** The customer's statement about the seal of an item, below its name. */
export const SealStatement = () => (
  <>
    <br />
    <Trans>The hygiene seal is intact</Trans>
  </>
);
