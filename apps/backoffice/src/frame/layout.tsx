import { useState, type ReactNode } from 'react';
import { AppBar, CheckForApplicationUpdate, Confirm, Layout, Menu, UserMenu, useLogout, useUserMenu, usePermissions } from 'react-admin';
import { Link } from 'react-router';
import ExitIcon from '@mui/icons-material/PowerSettingsNew';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { pages, resources, sections } from '../resources/index.ts';
import { mayUse, type Access } from './access.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { forgetUnsavedChanges, hasUnsavedChanges, LeaveGuard } from './unsaved-changes.tsx';

/** Renders bar, menu and page. The menu has only the person's areas, in the order of a working day. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <Layout menu={FrameMenu} appBar={FrameBar}>
      {children}
      <CheckForApplicationUpdate />
      <LeaveGuard />
      <SignInAgain />
    </Layout>
  );
}

function FrameBar() {
  return (
    <AppBar
      userMenu={
        <UserMenu>
          <SecurityMenuLink />
          <SignOut />
        </UserMenu>
      }
    />
  );
}

/** Signs out, with a warning if changes are not saved. */
function SignOut() {
  const logout = useLogout();
  const [isAsked, setAsked] = useState(false);
  const signOut = () => {
    forgetUnsavedChanges();
    void logout();
  };
  return (
    <>
      <MenuItem onClick={() => (hasUnsavedChanges() ? setAsked(true) : signOut())}>
        <ListItemIcon>
          <ExitIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>Sign out</ListItemText>
      </MenuItem>
      <Confirm
        isOpen={isAsked}
        title="Sign out without saving?"
        content="Your changes will be lost."
        confirm="Sign out"
        cancel="Stay"
        onConfirm={signOut}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

function SecurityMenuLink() {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/security" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <KeyIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Security</ListItemText>
    </MenuItem>
  );
}

function FrameMenu() {
  const { permissions } = usePermissions<Access>();
  return (
    <Menu>
      <Menu.DashboardItem primaryText="Overview" />
      {sections.map((section) => {
        const entries = [
          ...resources.filter((resource) => resource.section === section && mayUse(permissions, resource) && resource.list),
          ...pages.filter((page) => page.section === section && mayUse(permissions, page)),
        ].sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
        if (entries.length === 0) return null;
        return (
          <div key={section} role="group" aria-label={section}>
            <Divider sx={{ my: 1 }} />
            <Typography aria-hidden variant="caption" color="text.secondary" sx={{ px: 2, py: 0.5, display: 'block' }}>
              {section}
            </Typography>
            {entries.map((entry) =>
              'path' in entry ? (
                <Menu.Item key={entry.path} to={entry.path} primaryText={entry.label} leftIcon={entry.icon ? <entry.icon /> : undefined} />
              ) : (
                <Menu.Item key={entry.name} to={`/${entry.name}`} primaryText={entry.label} leftIcon={entry.icon ? <entry.icon /> : undefined} />
              ),
            )}
          </div>
        );
      })}
    </Menu>
  );
}
