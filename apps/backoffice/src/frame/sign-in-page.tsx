import { useLogin } from 'react-admin';
import { SignInCard } from './sign-in/sign-in-card.tsx';
import { SignInSteps } from './sign-in/sign-in-steps.tsx';

/** Renders the sign-in page. */
export function SignInPage() {
  const login = useLogin();
  return (
    <SignInSteps
      title="Sign in"
      frame={SignInCard}
      onSignedIn={async () => {
        await login({});
      }}
    />
  );
}
