import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { takeTarget } from '../../session/redirect';
import { findSignInTrouble } from '../../session/signInTrouble';
import { useSession, useSessionActions } from '../../session/useSession';
import { SignInTroubleNotice } from './parts/SignInTroubleNotice';

/**
 * Where the sign-on service sends people back to. Those who come with a session are led on before anything is shown (P§2); anybody else reads
 * why there is none, instead of being sent to the sign-on service again.
 */
export function Component() {
  const { kind } = useSession();
  const { signIn } = useSessionActions();
  const navigate = useNavigate();
  const isSignedIn = kind !== 'signed-out';
  const isLedOn = useRef(false);
  const [isLeaving, setLeaving] = useState(false);
  const {
    data: trouble,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['signInTrouble'],
    queryFn: async () => (await findSignInTrouble()) ?? null,
    enabled: !isSignedIn,
    gcTime: 0,
    staleTime: Infinity,
    networkMode: 'always',
  });
  // The browser may bring this page back as it was left.
  useEffect(() => {
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  useEffect(() => {
    // The session of another try begins while this page still stands; the wanted page is the next document's to open.
    if (!isSignedIn || isLeaving || isLedOn.current) return;
    isLedOn.current = true;
    void navigate(takeTarget('login') ?? paths.home(), { replace: true });
  }, [isSignedIn, isLeaving, navigate]);
  if (isSignedIn) return null;
  return (
    <SignInTroubleNotice
      trouble={isFetching ? undefined : (trouble ?? undefined)}
      homeHref={paths.home()}
      onSignIn={() => {
        setLeaving(true);
        signIn(takeTarget('login') ?? paths.home());
      }}
      onRetry={() => void refetch()}
    />
  );
}
