import { createRoutes } from '#platform/http';

export const routes = createRoutes();
