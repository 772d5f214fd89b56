import { FormattedMessage } from 'react-intl';
import type { PersonalContact } from '#domain/content/content.ts';
import { Picture } from '../picture/Picture';
import { ContactCard } from './ContactCard';
import styles from './PersonalContactCard.module.css';
import { reachable } from './reachable';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

interface PersonalContactCardProps {
  person: PersonalContact;
  /** `card` on the contact page, `line` beside a sentence that refers to the representative. */
  look: 'card' | 'line';
}

/** The customer's sales representative, with contact links (P§3 "Personal contact"). */
export function PersonalContactCard({ person, look }: PersonalContactCardProps) {
  const { thumbnailUrl, fullName, telephoneNumber, email } = person;
  const numbers = telephoneNumber === undefined ? [] : [telephoneNumber];
  if (look === 'line')
    return (
      <span className={styles.line}>
        <Picture src={thumbnailUrl} alt="" className={styles.portrait} width={32} height={32} />
        <strong>{fullName}</strong>
        {reachable(numbers, email).map(({ href, text }) => (
          <a key={href} href={href} className={styles.way}>
            {text}
          </a>
        ))}
      </span>
    );
  return (
    <section className={styles.own}>
      <SectionHeading level={2}>
        <FormattedMessage id="contact.personal.title" />
      </SectionHeading>
      <ContactCard
        person={{
          name: fullName,
          phoneNumbers: numbers,
          ...(email !== undefined && { email }),
          ...(thumbnailUrl !== undefined && { picture: { url: thumbnailUrl } }),
        }}
      />
    </section>
  );
}
