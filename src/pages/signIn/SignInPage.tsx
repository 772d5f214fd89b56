import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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
  useEffect(() => {
    if (!isSignedIn || isLedOn.current) return;
    isLedOn.current = true;
    void navigate(takeTarget('login') ?? paths.home(), { replace: true });
  }, [isSignedIn, navigate]);
  if (isSignedIn) return null;
  return (
    <SignInTroubleNotice
      trouble={isFetching ? undefined : (trouble ?? undefined)}
      homeHref={paths.home()}
      onSignIn={() => signIn(takeTarget('login') ?? paths.home())}
      onRetry={() => void refetch()}
    />
  );
}
