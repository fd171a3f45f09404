import { Outlet } from 'react-router';
import { Logo } from '#ui/media/logo.tsx';
import { mainId, SkipLink } from '#ui/overlays/skip-link.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { assertAddress } from './assert-address.ts';
import styles from './checkout.module.css';
import type { Route } from './+types/checkout';
import { useSteps } from './checkout-steps.ts';

export const loader = (args: Route.LoaderArgs) => assertAddress(args);
export const shouldRevalidate = () => false;

/** The frame of the checkout: the logo, the steps and the page. It has no links that distract from the order. */
export default function CheckoutLayout() {
  const steps = useSteps();
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.bar}>
          <Logo />
        </div>
        <div className={styles.steps}>
          <Stepper {...steps} />
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </>
  );
}
