import { firstLetter } from '../../domain/cutText';
import type { ContactMember } from '../../domain/content';
import { ContentPicture } from './ContentPicture';
import styles from './ContactCard.module.css';
import { reachable } from './reachable';

interface ContactCardProps {
  /** Who it is, and how to be reached. */
  person: ContactMember;
}

/** Somebody to get in touch with: portrait, name and role, a mail and telephone numbers to press. */
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
