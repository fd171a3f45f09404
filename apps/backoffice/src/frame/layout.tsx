import { useState, type ReactNode } from 'react';
import { AppBar, CheckForApplicationUpdate, Confirm, Layout, TitlePortal, UserMenu, useLogout, useUserMenu } from 'react-admin';
import { Link } from 'react-router';
import ExitIcon from '@mui/icons-material/PowerSettingsNew';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { FrameMenu } from './menu/menu.tsx';
import { RecentRecorder } from './search/recent-records.tsx';
import { SearchButton } from './search/search-button.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { clearUnsavedChanges, hasUnsavedChanges, LeaveGuard } from './unsaved-changes.tsx';

/** Renders bar, menu and page. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <Layout menu={FrameMenu} appBar={FrameBar}>
      {children}
      <CheckForApplicationUpdate />
      <LeaveGuard />
      <RecentRecorder />
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
    >
      <TitlePortal />
      <SearchButton />
    </AppBar>
  );
}

/** Signs out, with a warning if changes are not saved. */
function SignOut() {
  const logout = useLogout();
  const [isAsked, setAsked] = useState(false);
  const signOut = () => {
    clearUnsavedChanges();
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
