import { useId, type ReactNode, type Ref } from 'react';
import { LabelledCheck } from './CheckField';
import styles from './choice.module.css';
import { FieldFrame } from './FieldFrame';
import type { FieldTexts } from './fieldTexts';

export interface GroupOption {
  readonly value: string;
  readonly text: ReactNode;
  readonly isDisabled?: boolean;
}

interface CheckGroupProps extends FieldTexts {
  options: readonly GroupOption[];
  /** Ticked values. */
  value: readonly string[];
  /** The first checkbox, for the focus. */
  ref?: Ref<HTMLInputElement>;
  onBlur?(): void;
  onChange(value: readonly string[]): void;
}

/** Checkboxes under one question; any number can be ticked. */
export function CheckGroup({ label, hint, error, isRequired, isDisabled, options, value, ref, onBlur, onChange }: CheckGroupProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired} isDisabled={isDisabled} isGroup>
      <div className={styles.group}>
        {options.map((option, index) => (
          <LabelledCheck
            key={option.value}
            label={option.text}
            isChecked={value.includes(option.value)}
            isDisabled={isDisabled || option.isDisabled}
            ref={index === 0 ? ref : undefined}
            onBlur={() => onBlur?.()}
            onChange={(isChecked) => onChange(isChecked ? [...value, option.value] : value.filter((other) => other !== option.value))}
          />
        ))}
      </div>
    </FieldFrame>
  );
}
