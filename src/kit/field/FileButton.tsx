import { useRef, type ReactNode } from 'react';
import { Button } from '../action/Button';
import styles from './FileButton.module.css';

interface FileButtonProps {
  /** Accessible name that says what the file is. */
  label: string;
  /** Kinds of files that the browser offers: ".csv,text/plain". Users can still choose others. */
  accept: string;
  /** Opens the camera on a phone. */
  isPhoto?: boolean;
  size?: 'regular' | 'small';
  isDisabled?: boolean;
  /** Ids of the describing elements. */
  describedBy?: string | undefined;
  /** Visible label. */
  children: ReactNode;
  /** Called for each chosen file, also for the same one again, since it may have changed. */
  onFile(file: File): void;
}

/** A button that opens the browser's file dialog. */
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
