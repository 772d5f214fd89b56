import { firstLetter } from '#domain/text/cutText.ts';
import type { ContactMember } from '#domain/content/content.ts';
import { ContentPicture } from './ContentPicture';
import styles from './ContactCard.module.css';
import { reachable } from './reachable';

interface ContactCardProps {
  person: ContactMember;
}

/** A contact person: portrait, name and role, mail and phone links. */
export function ContactCard({ person: { name, role, picture, email, phoneNumbers = [] } }: ContactCardProps) {
  const ways = reachable(phoneNumbers, email);
  const initials = (
    <span aria-hidden="true" className={`${styles.portrait} ${styles.initials}`}>
      {initialsOf(name)}
    </span>
  );
  return (
    <div className={styles.card}>
      {picture ? (
        <ContentPicture image={{ ...picture, alt: '' }} className={styles.portrait} width={72} height={72} fallback={initials} />
      ) : (
        initials
      )}
      <div className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        {role && <span className={styles.role}>{role}</span>}
        {ways.map(({ href, text }) => (
          <a key={href} href={href} className={styles.way}>
            {text}
          </a>
        ))}
      </div>
    </div>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word = '') => firstLetter(word))
    .join('')
    .toUpperCase();
}
