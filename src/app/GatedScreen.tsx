import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { ScreenDeclaration } from '#connected/screen/screen.ts';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { paths } from '#paths.ts';
import { rememberTarget } from '#session/redirect.ts';
import type { SignInOutcome } from '#session/startSession.ts';
import { useSession, useSessionActions } from '#session/useSession.ts';
import { gateOf } from './gate';

const PermissionNotice = lazyComponent(
  async () => (await Promise.all([import('./PermissionNotice'), addTexts('smallParts')]))[0].PermissionNotice,
);
const SignInNotice = lazyComponent(async () => (await Promise.all([import('./SignInNotice'), addTexts('signIn')]))[0].SignInNotice);

interface GatedScreenProps {
  /** Access rules of the screen. */
  screen: Pick<ScreenDeclaration, 'access' | 'needs'>;
  children: ReactNode;
}

/**
 * Shows a screen to users with access, and sends others to sign in or to choose a customer; the way back is stored. A user who only
 * lacks a permission stays and is told so, because it can't be obtained in the shop.
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
    // The answer comes from outside React, and the call itself counts the redirect to the login.
    // oxlint-disable-next-line react/set-state-in-effect
    setOutcome(requireSignIn(from));
  }, [from, requireSignIn]);
  return outcome === 'leaving' ? null : <SignInNotice reason={outcome} />;
}
