import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, vi } from 'vitest';
import { messages } from '../../i18n/catalogues/de';
import { AmountInput } from './AmountInput';

/** Called with each amount that counts. */
const onChange = vi.fn<(amount: number) => void>();
/** Called when an amount was raised to the least one. */
export const onClamped = vi.fn<(raised: { amount: number }) => void>();

/** For each test of a file: time passes when told, nothing was called yet, and nothing is left on the page. */
export function stageAmounts(): void {
  // This DOM has no top layer.
  HTMLElement.prototype.showPopover ??= () => undefined;
  beforeEach(() => {
    vi.clearAllMocks();
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}

/** The amount of a product, kept by its parent; 2 unless told otherwise. */
export function Amount({ amount: first, ...props }: Partial<ComponentProps<typeof AmountInput>>) {
  const [amount, setAmount] = useState(first ?? 2);
  const change = (next: number) => {
    setAmount(next);
    onChange(next);
  };
  return (
    <IntlProvider locale="de" messages={messages}>
      <AmountInput amount={amount} ratio={1} minimum={0} productName="Käse" onClamped={onClamped} {...props} onChange={change} />
    </IntlProvider>
  );
}

/** The amount of a product whose parent decides alone what it is. */
export function Fixed(props: Pick<ComponentProps<typeof AmountInput>, 'amount'>) {
  return (
    <IntlProvider locale="de" messages={messages}>
      <AmountInput ratio={1} minimum={0} productName="Käse" {...props} onChange={onChange} />
    </IntlProvider>
  );
}

export const field = () => screen.getByRole<HTMLInputElement>('textbox');
export const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
/** Lets milliseconds pass. */
export const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
/** The amounts that have counted, in their order. */
export const applied = () => onChange.mock.calls.map(([amount]) => amount);
