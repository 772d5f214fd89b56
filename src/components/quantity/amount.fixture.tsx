import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, vi } from 'vitest';
import { messages } from '#i18n/catalogues/de.ts';
import { AmountInput } from './AmountInput';

/** Called with each applied amount. */
const onChange = vi.fn<(amount: number) => void>();
/** Called after an amount was raised to the minimum. */
export const onClamped = vi.fn<(raised: { amount: number }) => void>();

/** Set-up for each test of a file: fake timers, fresh mocks, and a clean page. */
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

/** An amount field with state; 2 by default. */
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

/** An amount field whose parent alone decides its amount. */
export function Fixed(props: Pick<ComponentProps<typeof AmountInput>, 'amount'>) {
  return (
    <IntlProvider locale="de" messages={messages}>
      <AmountInput ratio={1} minimum={0} productName="Käse" {...props} onChange={onChange} />
    </IntlProvider>
  );
}

export const field = () => screen.getByRole<HTMLInputElement>('textbox');
export const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
/** Advances the timers by milliseconds. */
export const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
/** The applied amounts, in order. */
export const applied = () => onChange.mock.calls.map(([amount]) => amount);
