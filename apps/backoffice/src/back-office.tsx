import { QueryClient } from '@tanstack/react-query';
import { Admin, CustomRoutes, HttpError, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { authProvider } from '#frame/auth-provider.ts';
import { dataProvider } from '#frame/data-provider.ts';
import { FrontPage } from '#frame/front-page.tsx';
import { i18nProvider } from '#frame/i18n-provider.ts';
import { InvitationPage } from '#frame/invitation-page.tsx';
import { Frame } from '#frame/layout.tsx';
import { SecurityPage } from '#frame/security-page.tsx';
import { SignInPage } from '#frame/sign-in-page.tsx';
import { theme } from '#frame/theme.tsx';
import { mayUse, type Access } from '#frame/access.ts';
import { pages, resources } from './resources/index.ts';

/** Refusals of the server are not retried; only server and network errors are. */
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: (failures, error) => failures < 3 && !(error instanceof HttpError && error.status < 500) } },
});

/** A data router, because only data routers can block navigation. */
const router = createBrowserRouter(
  [
    { path: '/welcome', element: <InvitationPage /> },
    { path: '/*', element: <SignedInBackOffice /> },
  ],
  { basename: '/admin' },
);

/** Renders the resources and pages of the person's staff areas. The server checks every call, independent of the menu. */
export function BackOffice() {
  return <RouterProvider router={router} />;
}

function SignedInBackOffice() {
  return (
    <Admin
      title="Selvedge"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      layout={Frame}
      loginPage={SignInPage}
      dashboard={FrontPage}
      theme={theme}
      darkTheme={null}
      queryClient={queryClient}
      requireAuth
      disableTelemetry
    >
      {(access: Access) => [
        ...resources
          .filter((resource) => mayUse(access, resource))
          .map(({ name, list, edit, create, show, icon, label, singular, recordRepresentation }) => (
            <Resource
              key={name}
              name={name}
              list={list}
              edit={edit}
              create={create}
              show={show}
              icon={icon}
              options={{ label: singular ? `${singular} |||| ${label}` : label }}
              recordRepresentation={recordRepresentation}
            />
          )),
        <CustomRoutes key="pages">
          <Route path="/security" element={<SecurityPage />} />
          {pages
            .filter((page) => mayUse(access, page))
            .map(({ path, element }) => (
              <Route key={path} path={path} element={element} />
            ))}
        </CustomRoutes>,
      ]}
    </Admin>
  );
}
