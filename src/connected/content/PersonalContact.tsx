import { useQuery } from '@tanstack/react-query';
import { PersonalContactCard } from '../../components/content/PersonalContactCard';
import { useGetPersonalContact } from '../../gen/cms/get-personal-contact';
import { customerOptions } from '../../queries/customer';
import type { ShopContext } from '../../queries/shopContext';
import { useSession } from '../../session/useSession';
import { useShop } from '../shop/ShopProvider';

interface PersonalContactProps {
  /** `card` on the contact page, `line` beside a sentence that sends people to the representative. */
  look: 'card' | 'line';
  /** Id of the representative in the content system; omit for that of the chosen customer. */
  personId?: string;
}

/** A sales representative; nothing where there is none or nobody is known. Its texts are those of the bundle `contact`. */
export function PersonalContact({ look, personId }: PersonalContactProps) {
  const { context } = useShop();
  const { kind } = useSession();
  if (personId !== undefined) return <Person personId={personId} look={look} />;
  return context && kind === 'ready' ? <OfCustomer context={context} look={look} /> : null;
}

function OfCustomer({ context, look }: Pick<PersonalContactProps, 'look'> & { context: ShopContext }) {
  const { data: personId } = useQuery({
    ...customerOptions(context),
    select: ({ personalContactPersonId }) => personalContactPersonId ?? '',
    meta: { failure: 'silent' },
  });
  return personId ? <Person personId={personId} look={look} /> : null;
}

function Person({ personId, look }: Required<PersonalContactProps>) {
  const { data: person } = useGetPersonalContact({ contactPersonId: personId });
  return person ? <PersonalContactCard person={person} look={look} /> : null;
}
