import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useIsIdle } from '#connected/screen/useIsIdle.ts';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { SessionActionsContext, SessionStateContext } from '#session/sessionContext.ts';
import type { Ready } from '#session/state.ts';
import { useSession, useSessionActions } from '#session/useSession.ts';

/** Fetched while nothing else is, so that it is there in the moment in which it is needed. */
const ChangedIdentity = lazyComponent(
  async () => (await Promise.all([import('./ChangedIdentity'), addTexts('identity')]))[0].ChangedIdentity,
);

function isSameUser(one: Ready, other: Ready): boolean {
  return one.user.userId === other.user.userId && one.tenant === other.tenant;
}

/** The customer that was chosen in this tab last. */
function newChoice() {
  let customerId: string | undefined;
  return {
    note: (chosen: string | undefined) => {
      customerId = chosen;
    },
    is: (other: string) => customerId === other,
  };
}

/**
 * All tabs share one user and customer (004). If another tab has switched the customer or user, this one says so before anything can be
 * written for the new one, and offers the way back. Changes made in this tab need no question. Until the question about a customer is
 * answered, the page stays the old customer's: a user who goes back finds the typed text.
 */
export function IdentityGuard({ children }: { children: ReactNode }) {
  const session = useSession();
  const actions = useSessionActions();
  const isIdle = useIsIdle();
  useEffect(() => {
    if (isIdle) ChangedIdentity.prefetch();
  }, [isIdle]);
  const [own] = useState(newChoice);
  const ownActions = useMemo(
    () => ({
      ...actions,
      chooseCustomer: (customerId: string) => {
        own.note(customerId);
        actions.chooseCustomer(customerId);
      },
    }),
    [actions, own],
  );
  const present = session.kind === 'ready' ? session : undefined;
  const [accepted, setAccepted] = useState(present);
  const isUserKept = !present || !accepted || isSameUser(present, accepted);
  const isKept = isUserKept && (!present || !accepted || accepted.customerId === present.customerId || own.is(present.customerId));
  // A fresh token makes another session of the same people.
  if (present && present !== accepted && isKept) setAccepted(present);
  const isAsked = !isKept;
  const heldId = isAsked && isUserKept ? accepted?.customerId : undefined;
  const shown = useMemo(
    () => (session.kind === 'ready' && heldId !== undefined ? { ...session, customerId: heldId } : session),
    [session, heldId],
  );
  useBlockedPage(!ChangedIdentity.useIsReady() && isAsked);
  return (
    <SessionActionsContext value={ownActions}>
      <SessionStateContext value={shown}>{children}</SessionStateContext>
      {isAsked && present && accepted && (
        <ChangedIdentity
          before={accepted}
          after={present}
          isSameUser={isUserKept}
          onStay={() => {
            own.note(undefined);
            setAccepted(present);
          }}
          onBack={() => (isUserKept ? ownActions.chooseCustomer(accepted.customerId) : actions.signIn())}
        />
      )}
    </SessionActionsContext>
  );
}

/** Until the question is shown, the whole page is inert, open overlays included. */
function useBlockedPage(isBlocked: boolean): void {
  useLayoutEffect(() => {
    document.body.inert = isBlocked;
    return () => {
      document.body.inert = false;
    };
  }, [isBlocked]);
}
