import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { errorText } from '#lib/error-texts.ts';
import { Amount } from '#ui/amount.tsx';
import { Notice } from '#ui/notice.tsx';
import type { PlacementFailure } from './placement-failure.ts';

/** Why the order was not placed, where it is no matter of a field. Takes the focus like the list of fields does. */
export function PlacementNotice({ failure, answer }: { failure: PlacementFailure; answer: unknown }) {
  const notice = useRef<HTMLDivElement>(null);
  const isTold = failure.kind === 'total-changed' || failure.kind === 'refused';
  useEffect(() => {
    if (isTold) notice.current?.focus();
  }, [answer, isTold]);
  return isTold ? (
    <div ref={notice} tabIndex={-1}>
      <Reason failure={failure} />
    </div>
  ) : null;
}

function Reason({ failure }: { failure: PlacementFailure }) {
  const { i18n } = useLingui();
  if (failure.kind === 'total-changed') {
    return (
      <Notice tone="error" title={<Trans>The total has changed</Trans>}>
        <Trans>
          It is now <Amount value={failure.total} currency={failure.currency} />. Nothing has been ordered yet: please look at the new total and order
          again if you agree.
        </Trans>
      </Notice>
    );
  }
  return failure.kind === 'refused' ? <Notice tone="error">{errorText(i18n, failure.code)}</Notice> : null;
}
