import { createRoutes } from '#platform/http';
import { passwordRoutes } from './password-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

export const routes = createRoutes();
for (const part of [signInRoutes, passwordRoutes, profileRoutes, sessionRoutes]) routes.route('/', part);
