import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { errorText } from '#lib/api/error-texts.ts';
import { Amount } from '#ui/figures/amount.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import type { PlacementFailure } from './placement-failure.ts';

/** Shows why the order was not placed if no field is the cause. Takes the focus, like the error summary. */
export function PlacementNotice({ failure, answer }: { failure: PlacementFailure; answer: unknown }) {
  const notice = useRef<HTMLDivElement>(null);
  const isShown = failure.kind === 'total-changed' || failure.kind === 'refused';
  useEffect(() => {
    if (isShown) notice.current?.focus();
  }, [answer, isShown]);
  return isShown ? (
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
          It’s now <Amount value={failure.total} currency={failure.currency} />. You haven’t ordered anything yet: please check the new total and
          order again if you’re happy with it.
        </Trans>
      </Notice>
    );
  }
  return failure.kind === 'refused' ? <Notice tone="error">{errorText(i18n, failure.code)}</Notice> : null;
}
