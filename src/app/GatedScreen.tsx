import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { paths } from '../paths';
import { rememberTarget } from '../session/redirect';
import { useSession, useSessionActions } from '../session/useSession';
import { gateOf } from './gate';
import type { RouteHandle } from './routeHandle';
import { SignInNotice } from './SignInNotice';

interface GatedScreenProps {
  access: RouteHandle['access'];
  children: ReactNode;
}

/** Shows a screen to whoever may see it, and sends everybody else where they get what they lack; the way back is remembered. */
export function GatedScreen({ access, children }: GatedScreenProps) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  switch (gateOf(session, access)) {
    case 'open':
      return children;
    case 'wrong-tenant':
      return <Navigate to={paths.wrongTenant()} replace />;
    case 'choose-customer':
      return <ToCustomers from={here} />;
    case 'sign-in':
      return <ToSignIn from={here} />;
  }
}

function ToCustomers({ from }: { from: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    rememberTarget('customer', from);
    void navigate(paths.customers(), { replace: true });
  }, [from, navigate]);
  return null;
}

function ToSignIn({ from }: { from: string }) {
  const { requireSignIn } = useSessionActions();
  const [isCircling, setCircling] = useState(false);
  useEffect(() => {
    // The answer comes from outside React, and asking is what counts the way to the login.
    // oxlint-disable-next-line react/set-state-in-effect
    if (!requireSignIn(from)) setCircling(true);
  }, [from, requireSignIn]);
  return isCircling ? <SignInNotice /> : null;
}
