import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { ChangedIdentityDialog } from '../components/customer/ChangedIdentityDialog';
import { findCustomer } from '../domain/customer';
import { customersOptions } from '../queries/customer';
import { SessionActionsContext } from '../session/sessionContext';
import type { Ready, SessionState } from '../session/state';
import { useSession, useSessionActions } from '../session/useSession';

function isSame(one: Ready, other: Ready): boolean {
  return isSameUser(one, other) && one.customerId === other.customerId;
}

function isSameUser(one: Ready, other: Ready): boolean {
  return one.user.userId === other.user.userId && one.tenant === other.tenant;
}

/** The customer that was chosen in this tab last. */
function newChoice() {
  let chosen: string | undefined;
  return {
    note: (customerId: string | undefined) => {
      chosen = customerId;
    },
    is: (customerId: string) => chosen === customerId,
  };
}

/**
 * Who shops for whom is one thing for all tabs (004). Where another tab has switched the customer or signed in somebody else, this one
 * says so before anything can be written with it, and offers the way back. What was chosen here needs no question.
 */
export function IdentityGuard({ children }: { children: ReactNode }) {
  const session: SessionState = useSession();
  const actions = useSessionActions();
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
  const isDone = !present || !accepted || isSame(present, accepted);
  const isOwn = present && accepted && isSameUser(present, accepted) && own.is(present.customerId);
  // A fresh token makes another session of the same people.
  if (present && present !== accepted && (isDone || isOwn)) setAccepted(present);
  return (
    <SessionActionsContext value={ownActions}>
      {children}
      {!isDone && !isOwn && (
        <Changed
          before={accepted}
          after={present}
          onStay={() => {
            own.note(undefined);
            setAccepted(present);
          }}
          onBack={() => (isSameUser(present, accepted) ? ownActions.chooseCustomer(accepted.customerId) : actions.signIn())}
        />
      )}
    </SessionActionsContext>
  );
}

interface ChangedProps {
  before: Ready;
  after: Ready;
  onStay(): void;
  onBack(): void;
}

function Changed({ before, after, onStay, onBack }: ChangedProps) {
  const { data: customers = [] } = useQuery({ ...customersOptions(after.tenant), meta: { failure: 'silent' } });
  const nameOf = ({ tenant, customerId }: Ready) => findCustomer(customers, { tenant, customerId })?.displayName ?? customerId;
  return isSameUser(before, after) ? (
    <ChangedIdentityDialog what="customer" before={nameOf(before)} after={nameOf(after)} onStay={onStay} onBack={onBack} />
  ) : (
    <ChangedIdentityDialog
      what="user"
      before={before.user.preferredUserName}
      after={after.user.preferredUserName}
      onStay={onStay}
      onBack={onBack}
    />
  );
}
