import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useIsIdle } from '../connected/screen/useIsIdle';
import { addTexts } from '../i18n/texts';
import { lazyComponent } from '../kit/lazy/lazyComponent';
import { SessionActionsContext, SessionStateContext } from '../session/sessionContext';
import type { Ready } from '../session/state';
import { useSession, useSessionActions } from '../session/useSession';

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
 * Who shops for whom is one thing for all tabs (004). Where another tab has switched the customer or signed in somebody else, this one
 * says so before anything can be written with it, and offers the way back. What was chosen here needs no question. Until the question
 * about a customer is answered the page stays the former one's: a user who goes back finds what was typed.
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

/** Until the question is there nothing of the page can be used, what is open over it included. */
function useBlockedPage(isBlocked: boolean): void {
  useLayoutEffect(() => {
    document.body.inert = isBlocked;
    return () => {
      document.body.inert = false;
    };
  }, [isBlocked]);
}
