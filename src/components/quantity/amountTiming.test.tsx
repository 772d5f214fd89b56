import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState, type ComponentProps } from 'react';
import { IntlProvider } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '#i18n/catalogues/de.ts';
import { Amount, applied, field, onClamped, pass, stageAmounts, type } from './amount.fixture';
import { NumberField } from '#kit/field/NumberField.tsx';
import { readTyped } from '#domain/text/typedText.ts';

/* Times in milliseconds from P§5 amount input and number input. */
stageAmounts();

const onNumber = vi.fn<(value: number | undefined) => void>();

function Count({ value: first, ...props }: Partial<ComponentProps<typeof NumberField>>) {
  const [value, setValue] = useState(first);
  const change = (next: number | undefined) => {
    setValue(next);
    onNumber(next);
  };
  return (
    <IntlProvider locale="de" messages={messages}>
      <NumberField label="Menge" {...props} value={value} onChange={change} />
    </IntlProvider>
  );
}

const less = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Weniger|verringern$/ });
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Mehr|erhöhen$/ });

describe('an amount', () => {
  it('applies 500 ms after the last key, not after 499', () => {
    render(<Amount />);
    type('1');
    pass(499);
    type('12');
    pass(499);
    expect(applied()).toEqual([]);
    pass(1);
    expect(applied()).toEqual([12]);
    pass(5000);
    expect(applied()).toEqual([12]);
  });

  it('applies with the press on minus or plus, and several in a row are one step for Ctrl+Z', () => {
    render(<Amount amount={5} />);
    fireEvent.click(more());
    fireEvent.click(more());
    expect(applied()).toEqual([6, 7]);
    fireEvent.click(less());
    pass(5000);
    expect(applied()).toEqual([6, 7, 6]);
    fireEvent.keyDown(field(), { key: 'z', ctrlKey: true });
    fireEvent.keyDown(field(), { key: 'z', ctrlKey: true });
    expect(applied()).toEqual([6, 7, 6, 5]);
  });

  it('is raised by the press that takes it below the minimum', () => {
    render(<Amount amount={12} minimum={10} />);
    type('3');
    fireEvent.click(more());
    expect([field().value, applied(), onClamped.mock.calls.length]).toEqual(['10', [10], 1]);
  });

  it('is one change for ten presses where each amount is a call of its own, and for a paste', () => {
    render(<Amount isCallEach />);
    for (let press = 0; press < 10; press += 1) fireEvent.click(more());
    expect(field().value).toBe('12');
    pass(499);
    expect(applied()).toEqual([]);
    pass(1);
    expect(applied()).toEqual([12]);
    type(' 345 ');
    pass(500);
    expect(applied()).toEqual([12, 345]);
  });

  it('falls back on blur of an empty field, and not before', () => {
    render(<Amount />);
    type('');
    pass(5000);
    expect([field().value, applied()]).toEqual(['', []]);
    fireEvent.blur(field());
    expect([field().value, applied()]).toEqual(['2', []]);
  });

  it('applies at once on Enter and on blur', () => {
    render(<Amount />);
    type('7');
    fireEvent.keyDown(field(), { key: 'Enter' });
    type('8');
    fireEvent.blur(field());
    expect(applied()).toEqual([7, 8]);
    pass(5000);
    expect(applied()).toEqual([7, 8]);
  });

  it('is raised to the minimum after the 500 ms, as digits may follow before', () => {
    render(<Amount amount={12} minimum={10} />);
    type('1');
    pass(499);
    expect([field().value, onClamped.mock.calls.length]).toEqual(['1', 0]);
    pass(1);
    expect([field().value, applied()]).toEqual(['10', [10]]);
    expect(onClamped).toHaveBeenCalledOnce();
  });

  it.each([
    [1, 0, 1, true],
    [2, 0, 1, false],
    [9, 10, 1, true],
    [10, 10, 1, false],
    [1, 13, 12, true],
    [2, 13, 12, false],
  ])('minus at %d with minimum %d in units of %d is disabled: %s', (amount, minimum, ratio, isDisabled) => {
    render(<Amount amount={amount} minimum={minimum} ratio={ratio} />);
    expect(less().disabled).toBe(isDisabled);
  });

  it.each([
    [99_998, false],
    [99_999, true],
  ])('plus at %d is disabled: %s', (amount, isDisabled) => {
    render(<Amount amount={amount} />);
    expect(more().disabled).toBe(isDisabled);
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(field().value).toBe('99999');
  });

  it('changes with the arrow keys, and back with Ctrl+Z', () => {
    render(<Amount />);
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    pass(500);
    fireEvent.keyDown(field(), { key: 'z', ctrlKey: true });
    expect(applied()).toEqual([3, 2]);
  });

  it('accepts whole numbers of at most five digits, whatever is typed', () => {
    render(<Amount />);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 8 }), fc.stringMatching(/^[0-9 .,+\-e]{0,8}$/)), (text) => {
        type(text);
        expect(/^[0-9]{0,5}$/.test(readTyped(field().value)) || field().getAttribute('aria-invalid') === 'true').toBe(true);
      }),
      { numRuns: 1000 },
    );
    fireEvent.blur(field());
    for (const amount of applied()) expect(Number.isInteger(amount) && amount >= 1 && amount <= 99_999).toBe(true);
  });
});

describe('a held button', () => {
  it('repeats after 500 ms and then every 40 ms, until it is released', () => {
    render(<Amount />);
    const shown = () => field().value;
    fireEvent.pointerDown(more(), { button: 0 });
    pass(499);
    expect(shown()).toBe('2');
    pass(1);
    expect(shown()).toBe('3');
    pass(39);
    expect(shown()).toBe('3');
    pass(1);
    expect(shown()).toBe('4');
    pass(400);
    expect([shown(), applied()]).toEqual(['14', []]);
    fireEvent.pointerUp(more());
    fireEvent.click(more());
    expect([shown(), applied()]).toEqual(['14', [14]]);
    pass(5000);
    expect(applied()).toEqual([14]);
  });

  it.each([
    ['leaves it', () => fireEvent.pointerLeave(more())],
    ['is taken away by scrolling', () => fireEvent.pointerCancel(more())],
  ])('applies when the pointer %s', (_what, end) => {
    render(<Amount />);
    fireEvent.pointerDown(more(), { button: 0 });
    pass(540);
    end();
    expect(applied()).toEqual([4]);
    pass(5000);
    expect([field().value, applied()]).toEqual(['4', [4]]);
  });

  it('applies at the end of its range, and not when the pointer only passes', () => {
    render(<Amount amount={3} />);
    fireEvent.pointerLeave(less());
    expect(applied()).toEqual([]);
    fireEvent.pointerDown(less(), { button: 0 });
    for (let time = 0; time < 640; time += 20) pass(20);
    expect([field().value, applied()]).toEqual(['1', [1]]);
  });

  it('stops at the end of its range, and ignores the other mouse button', () => {
    render(<Count value={7} max={9} />);
    fireEvent.pointerDown(more(), { button: 2 });
    pass(2000);
    expect(field().value).toBe('7');
    fireEvent.pointerDown(more(), { button: 0 });
    for (let time = 0; time < 2000; time += 20) pass(20);
    expect([field().value, onNumber.mock.calls.length]).toEqual(['9', 2]);
  });
});

describe('a number', () => {
  it.each([
    [{}, '1,5', '1,5', 1.5],
    [{ min: -5 }, '-1,5', '-1,5', -1.5],
    [{ min: 0, max: 10 }, '25', '25', 10],
    [{ min: 5 }, '3', '3', 5],
    [{}, '2.25', '2.25', 2.25],
    [{}, "1'000", "1'000", 1000],
    [{}, '1 000', '1 000', 1000],
    [{ isWhole: true, wordsBehind: ['personen'] }, '120 Personen', '120 Personen', 120],
    [{ isWhole: true, wordsBehind: ['personen'] }, '120 Per', '120 Per', 120],
  ])('with %j accepts of %j: %j, that is %d', (range, text, shown, value) => {
    render(<Count value={7} {...range} />);
    type(text);
    expect(field().value).toBe(shown);
    expect(onNumber).toHaveBeenLastCalledWith(value);
    fireEvent.blur(field());
    expect(field().value).toBe(String(value).replace('.', ','));
  });

  it.each([
    [{}, '-1,5'],
    [{ min: 0 }, '-5'],
    [{ min: -5 }, '-1,5x'],
    [{}, '12 Stk'],
    [{}, '1e5'],
  ])('with %j ignores %j, and names for four seconds the valid input', (range, text) => {
    render(<Count value={7} {...range} />);
    type(text);
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['7', null]);
    expect(screen.getByRole('alert').textContent).toMatch(/Hier sind nur Ziffern/);
    pass(3999);
    expect(screen.queryByRole('alert')).not.toBeNull();
    pass(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onNumber).not.toHaveBeenCalled();
  });

  it.each([
    ['25', { max: 10 }, '„25“ ist zu groß. Es gilt 10.', undefined],
    ['0', { min: 1 }, undefined, '„0“ ist zu klein. Es gilt 1.'],
    ['-50', { min: -40, max: 60 }, undefined, '„-50“ ist zu klein. Es gilt -40.'],
  ])('%s within %j changes into another number, with a message', (text, range, atOnce, afterwards) => {
    render(<Count value={7} {...range} />);
    type(text);
    expect(screen.queryByRole('alert')?.textContent).toBe(atOnce);
    fireEvent.blur(field());
    expect(screen.getByRole('alert').textContent).toBe(afterwards ?? atOnce);
  });

  it('applies no ambiguous text, and says so', () => {
    render(<Count value={7} />);
    type('1.250');
    expect(screen.getByRole('alert').textContent).toMatch(/^„1\.250“ kann 1250 oder 1,25 heißen\./);
    fireEvent.blur(field());
    expect([field().value, onNumber.mock.calls]).toEqual(['7', []]);
  });

  it('applies nothing that was typed on the way to two numbers', () => {
    render(<Count value={7} />);
    for (const text of ['1', '1.', '1.2', '1.25', '1.250']) type(text);
    expect(onNumber).toHaveBeenLastCalledWith(undefined);
    for (const text of ['1.2500', '1.250']) type(text);
    fireEvent.blur(field());
    expect(field().value).toBe('1,25');
  });

  it.each([
    [{}, '1,2,3'],
    [{ min: -5 }, '--1'],
  ])('with %j applies nothing of %j', (range, text) => {
    render(<Count value={7} {...range} />);
    type(text);
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual([text, 'true']);
    expect(onNumber).not.toHaveBeenCalled();
    fireEvent.blur(field());
    expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['7', null]);
  });

  it('is empty for an empty field', () => {
    render(<Count value={7} />);
    type('');
    expect(onNumber).toHaveBeenLastCalledWith(undefined);
  });
});
