import { useState, type ReactNode } from 'react';
import styles from './CopyButton.module.css';
import { copyText } from './copyText';

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  children: ReactNode;
}

/** A value that a press copies. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [answer, setAnswer] = useState('');
  const copy = async () => setAnswer((await copyText(text)) ? 'Copied' : 'Not copied');
  return (
    <span className={styles.copy}>
      <button type="button" className={styles.button} title={`Copy ${text}`} onClick={() => void copy()} onBlur={() => setAnswer('')}>
        <code>{children}</code>
      </button>
      <output className={styles.answer}>{answer}</output>
    </span>
  );
}
