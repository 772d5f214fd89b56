import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PersonalContactCard } from '#components/content/PersonalContactCard.tsx';
import { useGetPersonalContact } from '#gen/cms/get-personal-contact.ts';
import { customerOptions } from '#queries/customer.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import { useSession } from '#session/useSession.ts';
import { useShop } from '../shop/ShopProvider';

interface PersonalContactProps {
  /** `card` on the contact page, `line` beside a sentence that refers to the representative. */
  look: 'card' | 'line';
  /** Id of the representative in the content system; omit for that of the chosen customer. */
  personId?: string;
  /** Called once the representative is known, or known to be missing. Must be the same function on each render. */
  onSettled?(): void;
}

/** A sales representative; renders nothing if there is none. Texts: bundle `contact`. */
export function PersonalContact({ personId, ...shown }: PersonalContactProps) {
  const { context } = useShop();
  const { kind } = useSession();
  if (personId !== undefined) return <Person personId={personId} {...shown} />;
  return context && kind === 'ready' ? <OfCustomer context={context} {...shown} /> : <Nobody {...shown} />;
}

type Shown = Pick<PersonalContactProps, 'look' | 'onSettled'>;

function OfCustomer({ context, ...shown }: Shown & { context: ShopContext }) {
  const { data: personId, isLoading } = useQuery({
    ...customerOptions(context),
    select: ({ personalContactPersonId }) => personalContactPersonId ?? '',
    meta: { failure: 'silent' },
  });
  if (personId) return <Person personId={personId} {...shown} />;
  return isLoading ? null : <Nobody {...shown} />;
}

function Person({ personId, look, onSettled }: Shown & { personId: string }) {
  const { data: person, isLoading } = useGetPersonalContact({ contactPersonId: personId });
  useEffect(() => {
    if (!isLoading) onSettled?.();
  }, [isLoading, onSettled]);
  return person ? <PersonalContactCard person={person} look={look} /> : null;
}

function Nobody({ onSettled }: Pick<Shown, 'onSettled'>) {
  useEffect(() => onSettled?.(), [onSettled]);
  return null;
}
