import { useRef, type ReactNode } from 'react';
import { Button } from '../action/Button';
import styles from './FileButton.module.css';

interface FileButtonProps {
  /** What the file is, for assistive technology. */
  label: string;
  /** Kinds of files that the browser offers: ".csv,text/plain". Others can be chosen all the same. */
  accept: string;
  /** A telephone opens its camera rather than its files. */
  isPhoto?: boolean;
  size?: 'regular' | 'small';
  isDisabled?: boolean;
  /** Ids of what describes it. */
  describedBy?: string | undefined;
  /** Words on the button. */
  children: ReactNode;
  /** A file was chosen; the same one comes again when it is chosen again, as after a change in it. */
  onFile(file: File): void;
}

/** A button that asks the browser for a file. */
export function FileButton({
  label,
  accept,
  isPhoto = false,
  size = 'regular',
  isDisabled = false,
  describedBy,
  children,
  onFile,
}: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        className={styles.chooser}
        accept={accept}
        capture={isPhoto ? 'environment' : undefined}
        aria-label={label}
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <Button size={size} disabled={isDisabled} aria-describedby={describedBy} onClick={() => chooser.current?.click()}>
        {children}
      </Button>
    </>
  );
}
