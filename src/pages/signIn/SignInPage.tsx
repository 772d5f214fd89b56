import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#paths.ts';
import { takeTarget } from '#session/redirect.ts';
import { findSignInTrouble } from '#session/signInTrouble.ts';
import { useSession, useSessionActions } from '#session/useSession.ts';
import { ownKey } from '#queries/queryKeys.ts';
import { SignInTroubleNotice } from './parts/SignInTroubleNotice';

/**
 * Return address of the sign-on service. Users with a session are redirected before anything is shown (P§2
 * "Navigation rules"). Others read why they have none, instead of being sent to the sign-on service again.
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
    queryKey: ownKey('signInTrouble'),
    queryFn: async () => (await findSignInTrouble()) ?? null,
    enabled: !isSignedIn,
    gcTime: 0,
    staleTime: Infinity,
    networkMode: 'always',
  });
  // The browser may restore this page from its cache.
  useEffect(() => {
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  useEffect(() => {
    // The session of another attempt starts while this page is still shown; the next document opens the requested
    // page.
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
