import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { ScreenDeclaration } from '../connected/screen/screen';
import { addTexts } from '../i18n/texts';
import { lazyComponent } from '../kit/lazy/lazyComponent';
import { paths } from '../paths';
import { rememberTarget } from '../session/redirect';
import type { SignInOutcome } from '../session/startSession';
import { useSession, useSessionActions } from '../session/useSession';
import { gateOf } from './gate';

const PermissionNotice = lazyComponent(
  async () => (await Promise.all([import('./PermissionNotice'), addTexts('smallParts')]))[0].PermissionNotice,
);
const SignInNotice = lazyComponent(async () => (await Promise.all([import('./SignInNotice'), addTexts('signIn')]))[0].SignInNotice);

interface GatedScreenProps {
  /** What the screen says of who may open it. */
  screen: Pick<ScreenDeclaration, 'access' | 'needs'>;
  children: ReactNode;
}

/**
 * Shows a screen to those who may see it, and sends everybody else where they get what they lack; the way back is remembered. Who
 * lacks only a permission stays and is told so, because it can't be got in the shop.
 */
export function GatedScreen({ screen: { access, needs }, children }: GatedScreenProps) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  switch (gateOf(session, access)) {
    case 'open':
      return needs && !session.permissions[needs] ? <PermissionNotice /> : children;
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
  const [outcome, setOutcome] = useState<SignInOutcome>('leaving');
  useEffect(() => {
    // The answer comes from outside React, and asking is what counts the way to the login.
    // oxlint-disable-next-line react/set-state-in-effect
    setOutcome(requireSignIn(from));
  }, [from, requireSignIn]);
  return outcome === 'leaving' ? null : <SignInNotice reason={outcome} />;
}
