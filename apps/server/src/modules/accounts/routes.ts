import { createRoutes } from '#platform/http';
import { addressRoutes } from './addresses/address-routes.ts';
import { passkeyRoutes } from './passkeys/passkey-routes.ts';
import { passwordRoutes } from './passwords/password-routes.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import { sessionRoutes } from './sign-in/session-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { twoStepRoutes } from './second-factor/two-step-routes.ts';

export const routes = createRoutes();
for (const part of [signInRoutes, passwordRoutes, profileRoutes, sessionRoutes, addressRoutes, passkeyRoutes, twoStepRoutes]) routes.route('/', part);
