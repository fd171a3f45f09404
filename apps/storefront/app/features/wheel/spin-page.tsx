import { Trans, useLingui } from '@lingui/react/macro';
import type { ShownWheel, SpinsOfToday } from '@selvedge/server/contract';
import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { errorText } from '#lib/api/error-texts.ts';
import { LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { PrizeTable } from './prize-table.tsx';
import { SpinForm } from './spin-form.tsx';
import { SpinResult } from './spin-result.tsx';
import type { SpinOutcome } from './spin-wheel.ts';
import { useSpinAnimation } from './use-spin-animation.ts';
import { computeAngle, WheelDrawing } from './wheel-drawing.tsx';
import styles from './spin-page.module.css';

interface SpinPageProps {
  wheel: ShownWheel;
  today: SpinsOfToday;
  email: string;
  attempt: string;
  outcome: SpinOutcome | undefined;
  /** The code that was put into an empty cart. */
  usedCode: string | null;
}

/** The wheel, its form and the result. */
export function SpinPage({ wheel, today, email, attempt, outcome, usedCode }: SpinPageProps) {
  const { state } = useNavigation();
  const drawn = outcome?.drawn ?? null;
  const { result, spinsLeft, refusal } = getSpinState(today, outcome);
  const angle = computeAngle(result?.position ?? 0, wheel.segments.length);
  const animation = useSpinAnimation(drawn, angle);
  const panel = useRef<HTMLDivElement>(null);

  // The pressed button has been removed, so the focus moves to the result.
  useEffect(() => {
    if (drawn && !animation.isTurning && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [drawn, animation.isTurning]);

  return (
    <div className={styles.page}>
      <div className={styles.drawing}>
        <WheelDrawing segments={wheel.segments} currency={wheel.currency} wheel={animation.wheel} angle={angle} />
      </div>
      <div className={styles.side}>
        <Intro spinsPerDay={wheel.spinsPerDay} />
        <div ref={panel} tabIndex={-1} role="status" className={styles.panel}>
          {animation.isTurning ? (
            <p>
              <Trans>The wheel is spinning…</Trans>
            </p>
          ) : null}
          {refusal && !animation.isTurning ? <Refusal code={refusal} /> : null}
          {usedCode ? <CouponInCart code={usedCode} /> : null}
          {result && !animation.isTurning && !usedCode ? <SpinResult result={result} /> : null}
        </div>
        {spinsLeft > 0 && !animation.isTurning ? <SpinForm outcome={outcome} email={email} attempt={attempt} isBusy={state !== 'idle'} /> : null}
        <PrizeTable segments={wheel.segments} currency={wheel.currency} />
      </div>
    </div>
  );
}

function Intro({ spinsPerDay }: Pick<ShownWheel, 'spinsPerDay'>) {
  return (
    <div className={styles.head}>
      <h1>
        <Trans>Spin the wheel</Trans>
      </h1>
      <p className={styles.words}>
        {spinsPerDay === 1 ? <Trans>Spin once a day for the chance to win something for your next order.</Trans> : null}
        {spinsPerDay > 1 ? <Trans>Spin a few times a day for the chance to win something for your next order.</Trans> : null}
      </p>
    </div>
  );
}

/** Returns the state after the last spin: that of this page, else that of today. */
function getSpinState(today: SpinsOfToday, outcome: SpinOutcome | undefined) {
  const { result, spinsLeft } = outcome?.drawn ?? { result: today.results.at(-1) ?? null, spinsLeft: today.spinsLeft };
  return { result, spinsLeft, refusal: outcome?.refusal ?? (spinsLeft === 0 && !result ? 'NoSpinsLeft' : null) };
}

function Refusal({ code }: { code: string }) {
  const { i18n } = useLingui();
  return (
    <Notice tone="info">
      <span className={styles.sentence}>{errorText(i18n, code)}</span>
    </Notice>
  );
}

function CouponInCart({ code: usedCode }: { code: string }) {
  return (
    <>
      <Notice tone="success" title={<Trans>Coupon {usedCode} is in your cart</Trans>}>
        <Trans>It will apply as soon as you add something.</Trans>
      </Notice>
      <LinkButton to="/categories">
        <Trans>Start shopping</Trans>
      </LinkButton>
    </>
  );
}
