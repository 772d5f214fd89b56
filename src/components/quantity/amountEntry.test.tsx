import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '#i18n/catalogues/de.ts';
import { Amount, applied, field, Fixed, pass, stageAmounts, type } from './amount.fixture';
import { AmountInput } from './AmountInput';

/* Results of an entry: it applies as a whole or not at all. Its timing is tested in amountTiming.test.tsx. */
stageAmounts();

describe('an amount', () => {
  it.each([['12a'], ['-3'], ['1,5'], ['1e3'], ['=2+3'], ['2x6'], ['1 000'], ['1.000'], ["1'000"], ['3 kg'], ['3Stk.'], ['1½'], ['10²']])(
    'ignores %j, which stays until blur, with the reason',
    (text) => {
      render(<Amount />);
      type(text);
      expect(field().value).toBe(text);
      expect(screen.getByRole('alert').textContent).toBe(`Bitte „${text}“ als ganze Zahl eingeben. Es bleibt bei 2.`);
      expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
      pass(10_000);
      expect(applied()).toEqual([]);
      fireEvent.blur(field());
      expect([field().value, applied()]).toEqual(['2', []]);
      pass(3999);
      expect(screen.queryByRole('alert')).not.toBeNull();
      pass(1);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('ignores the beginning of text that turns out not to be a number', () => {
    render(<Amount amount={7} />);
    type('2');
    pass(499);
    type('2,');
    pass(100);
    type('2,5');
    pass(1000);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect([field().value, applied()]).toEqual(['7', []]);
  });

  it('ignores a sixth digit and says so', () => {
    render(<Amount />);
    type('12345');
    type('123456');
    expect(field().value).toBe('12345');
    expect(screen.getByRole('alert').textContent).toBe('Höchstens 5 Ziffern sind möglich.');
    pass(500);
    expect(applied()).toEqual([12_345]);
    pass(3499);
    expect(screen.queryByRole('alert')).not.toBeNull();
    pass(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is selected as a whole by every press, except during typing', () => {
    render(<Amount />);
    expect(fireEvent.mouseDown(field(), { button: 0 })).toBe(false);
    expect(document.activeElement).toBe(field());
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 1]);
    type('12');
    expect(fireEvent.mouseDown(field(), { button: 0 })).toBe(true);
    fireEvent.keyDown(field(), { key: 'Enter' });
    field().setSelectionRange(2, 2);
    expect(fireEvent.mouseDown(field(), { button: 0 })).toBe(false);
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 2]);
  });

  it('is selected as a whole again if another tab changes it before the first digit', () => {
    const { rerender } = render(<Fixed amount={18} />);
    act(() => field().focus());
    rerender(<Fixed amount={7} />);
    expect([field().value, field().selectionStart, field().selectionEnd]).toEqual(['7', 0, 1]);
  });

  it('is not replaced while the user types, and applies once typed', () => {
    const { rerender } = render(<Fixed amount={18} />);
    act(() => field().focus());
    type('5');
    rerender(<Fixed amount={7} />);
    expect(field().value).toBe('5');
    type('55');
    pass(500);
    expect([field().value, applied()]).toEqual(['55', [55]]);
    rerender(<Fixed amount={55} />);
    rerender(<Fixed amount={8} />);
    expect(field().value).toBe('8');
  });

  it('shows the change of another tab after Escape', () => {
    const { rerender } = render(<Fixed amount={18} />);
    act(() => field().focus());
    type('5');
    rerender(<Fixed amount={7} />);
    fireEvent.keyDown(field(), { key: 'Escape' });
    pass(1000);
    expect([field().value, applied()]).toEqual(['7', []]);
  });

  it('returns to the amount at focus on Escape', () => {
    render(<Amount amount={7} />);
    act(() => field().focus());
    type('12');
    fireEvent.keyDown(field(), { key: 'Escape' });
    pass(1000);
    expect([field().value, applied()]).toEqual(['7', []]);
    type('34');
    pass(500);
    type('56');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect([field().value, applied()]).toEqual(['7', [34, 7]]);
    type('2,5');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect([field().value, applied(), screen.queryByRole('alert')]).toEqual(['7', [34, 7], null]);
  });

  it('leaves Escape to its container if there is nothing to restore', () => {
    render(<Amount />);
    act(() => field().focus());
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
    type('3');
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
  });

  it('is not confirmed by Enter after invalid text', () => {
    const onConfirm = vi.fn<(amount: number) => void>();
    render(<Amount onConfirm={onConfirm} />);
    type('2,5');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onConfirm).not.toHaveBeenCalled();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onConfirm.mock.calls).toEqual([[2]]);
  });

  it('falls back if it is refused', async () => {
    vi.useRealTimers();
    const refuse = vi.fn<(amount: number) => Promise<boolean>>(() => Promise.resolve(false));
    render(
      <IntlProvider locale="de" messages={messages}>
        <AmountInput amount={7} ratio={1} minimum={0} productName="Käse" onChange={refuse} />
      </IntlProvider>,
    );
    type('5000');
    fireEvent.blur(field());
    expect(refuse.mock.calls).toEqual([[5000]]);
    await waitFor(() => expect(field().value).toBe('7'));
    fireEvent.keyDown(field(), { key: 'z', ctrlKey: true });
    expect(refuse).toHaveBeenCalledOnce();
  });
});
