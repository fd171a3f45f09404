import { Trans } from '@lingui/react/macro';

/** States before and after the order when the right of withdrawal ends (Directive 2011/83/EU, Art. 6(1)(k) and 16(e)). */
export const SealNote = () => <Trans>Sealed for hygiene: if you break the seal, you lose your right of withdrawal.</Trans>;
