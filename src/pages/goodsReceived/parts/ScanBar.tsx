import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '#domain/text/limits.ts';
import { Button } from '#kit/action/Button.tsx';
import { PlainInput } from '#kit/field/PlainInput.tsx';
import styles from './ScanBar.module.css';

/** Imperative handle of the field. */
export interface ScanField {
  /** Clears the field after its content was counted. */
  clear(): void;
}

interface ScanBarProps {
  field: Ref<ScanField>;
  cameraButton: Ref<HTMLButtonElement>;
  isCameraOpen: boolean;
  /** Called with the current text. */
  onType(text: string): void;
  /** Called on Enter with the current text. */
  onSubmit(text: string): void;
  onCamera(): void;
  /** Camera picture, and result of the last scan. */
  children: ReactNode;
}

/**
 * Sticky field for codes and numbers, typed or scanned. Only this component renders on every key, so that a fast
 * scanner doesn't wait for a long list.
 */
export function ScanBar({ field, cameraButton, isCameraOpen, onType, onSubmit, onCamera, children }: ScanBarProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'goodsReceived.scan.label' });
  const [typed, setTyped] = useState('');
  useImperativeHandle(field, () => ({ clear: () => setTyped('') }), []);
  return (
    <search className={styles.bar}>
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(typed);
        }}
      >
        <PlainInput
          type="search"
          label={label}
          placeholder={intl.formatMessage({ id: 'goodsReceived.scan.placeholder' })}
          maxLength={limits.lookupCharacters}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            onType(text);
          }}
        />
        <Button ref={cameraButton} aria-expanded={isCameraOpen} onClick={onCamera}>
          <FormattedMessage id="scan.camera.open" />
        </Button>
      </form>
      {children}
    </search>
  );
}
