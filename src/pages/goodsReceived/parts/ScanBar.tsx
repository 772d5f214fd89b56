import { useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '../../../domain/limits';
import { Button } from '../../../kit/action/Button';
import { PlainInput } from '../../../kit/field/PlainInput';
import styles from './ScanBar.module.css';

/** The field as the page uses it. */
export interface ScanField {
  /** What stands in it has been counted. */
  clear(): void;
}

interface ScanBarProps {
  field: Ref<ScanField>;
  cameraButton: Ref<HTMLButtonElement>;
  isCameraOpen: boolean;
  /** What stands in the field now. */
  onType(text: string): void;
  /** Enter, with what stands in the field. */
  onSubmit(text: string): void;
  onCamera(): void;
  /** What the camera sees, and what came of the last scan. */
  children: ReactNode;
}

/**
 * Where codes and numbers are typed or scanned at the ramp; it stays in view. It alone is drawn with every key, so that a fast scanner
 * doesn't wait for a long list.
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
          placeholder={label}
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
