import { createRoutes } from '#platform/http';
import { addressRoutes } from './address-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

export const routes = createRoutes();
for (const part of [signInRoutes, passwordRoutes, profileRoutes, sessionRoutes, addressRoutes, passkeyRoutes]) routes.route('/', part);
