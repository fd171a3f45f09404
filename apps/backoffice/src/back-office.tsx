import { Admin, CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Route, Routes } from 'react-router';
import { authProvider } from '#frame/auth-provider.ts';
import { dataProvider } from '#frame/data-provider.ts';
import { FrontPage } from '#frame/front-page.tsx';
import { i18nProvider } from '#frame/i18n-provider.ts';
import { InvitationPage } from '#frame/invitation-page.tsx';
import { Frame } from '#frame/layout.tsx';
import { SecurityPage } from '#frame/security-page.tsx';
import { SignInPage } from '#frame/sign-in-page.tsx';
import { theme } from '#frame/theme.ts';
import { mayUse, type Access } from '#frame/access.ts';
import { pages, resources } from './resources/index.ts';

/** Who signs in finds the resources and pages of his areas; the server refuses all others whatever is shown here. */
export function BackOffice() {
  return (
    <BrowserRouter basename="/admin">
      <Routes>
        <Route path="/welcome" element={<InvitationPage />} />
        <Route path="/*" element={<WhoeverIsSignedIn />} />
      </Routes>
    </BrowserRouter>
  );
}

function WhoeverIsSignedIn() {
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
      requireAuth
      disableTelemetry
    >
      {(access: Access) => [
        ...resources
          .filter((resource) => mayUse(access, resource))
          .map(({ name, list, edit, create, show, icon, label, recordRepresentation }) => (
            <Resource
              key={name}
              name={name}
              list={list}
              edit={edit}
              create={create}
              show={show}
              icon={icon}
              options={{ label }}
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
