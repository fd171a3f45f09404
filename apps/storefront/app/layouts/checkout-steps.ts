import { useLingui } from '@lingui/react/macro';
import { useLocation, useMatches } from 'react-router';

const steps = ['your-cart', 'payment', 'confirmation'] as const;
type Step = (typeof steps)[number];

/** The step in the loader data of a checkout page. Without it the address determines the step. */
interface HasStep {
  step: Step;
}

/** Returns the specification's three steps and the index of the current one. */
export function useSteps(): { steps: { label: string; href?: string }[]; current: number } {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const stepMatch = useMatches()
    .map((match) => match.loaderData)
    .find(hasStep);
  const step = stepMatch?.step ?? getStep(pathname, search);
  const labels: Record<Step, string> = { 'your-cart': t`Your cart`, payment: t`Payment`, confirmation: t`Confirmation` };
  return {
    // A placed order has no link back to the cart.
    steps: steps.map((name) => ({ label: labels[name], ...(step === 'payment' && name === 'your-cart' && { href: '/Checkout' }) })),
    current: steps.indexOf(step),
  };
}

function getStep(pathname: string, search: string): Step {
  if (!/\/checkout\/?$/i.test(pathname)) return 'confirmation';
  return new URLSearchParams(search).get('step') === 'payment' ? 'payment' : 'your-cart';
}

const hasStep = (loaded: unknown): loaded is HasStep =>
  typeof loaded === 'object' && loaded !== null && 'step' in loaded && steps.some((step) => step === loaded.step);
