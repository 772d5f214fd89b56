import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { PlainInput } from '#kit/field/PlainInput.tsx';
import { limits } from '#domain/text/limits.ts';
import styles from './Counting.module.css';

interface CountSearchProps {
  typed: string;
  isCameraOpen: boolean;
  cameraButton: Ref<HTMLButtonElement>;
  onType(text: string): void;
  onSubmit(): void;
  onCamera(): void;
  /** Results below the field; arrow keys move into and through them. */
  children: ReactNode;
}

/** Moves the focus from the search field down through the results and back. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')];
  const here = places.indexOf(document.activeElement as HTMLElement);
  const next = places[here + (event.key === 'ArrowDown' ? 1 : -1)];
  if (here < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** Field to type or scan a product, with its results. */
export function CountSearch({ typed, isCameraOpen, cameraButton, onType, onSubmit, onCamera, children }: CountSearchProps) {
  const intl = useIntl();
  return (
    // The keys are for the results and belong to the controls in them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <search className={styles.finding} onKeyDown={moveFocus}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <PlainInput
          type="search"
          label={intl.formatMessage({ id: 'inventoryCount.search.label' })}
          placeholder={intl.formatMessage({ id: 'inventoryCount.search.label' })}
          maxLength={limits.lookupCharacters}
          value={typed}
          onChange={onType}
        />
        <Button ref={cameraButton} aria-expanded={isCameraOpen} onClick={onCamera}>
          <FormattedMessage id="scan.camera.open" />
        </Button>
      </form>
      {children}
    </search>
  );
}
