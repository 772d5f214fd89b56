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
}

/** The chosen customer's sales representative; nothing where there is none or nobody is known. Its texts are those of the bundle `contact`. */
export function PersonalContact({ look }: PersonalContactProps) {
  const { context } = useShop();
  const { kind } = useSession();
  return context && kind === 'ready' ? <OfCustomer context={context} look={look} /> : null;
}

function OfCustomer({ context, look }: PersonalContactProps & { context: ShopContext }) {
  const { data: personId } = useQuery({
    ...customerOptions(context),
    select: ({ personalContactPersonId }) => personalContactPersonId ?? '',
    meta: { failure: 'silent' },
  });
  const { data: person } = useGetPersonalContact({ contactPersonId: personId ?? '' }, { query: { enabled: Boolean(personId) } });
  return person ? <PersonalContactCard person={person} look={look} /> : null;
}
