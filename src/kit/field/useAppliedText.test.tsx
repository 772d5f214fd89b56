import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#domain/text/limits.ts';
import { useAppliedText } from './useAppliedText';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Step = readonly ['type' | 'applied', string] | readonly ['rest'];

const rest: Step = ['rest'];
const type = (text: string): Step => ['type', text];
/** The applied value arrives: of the field's own typing, or of going back. */
const applied = (value: string): Step => ['applied', value];

test.each<[string, { readonly start?: string; readonly steps: readonly Step[]; readonly text: string; readonly calls: readonly string[] }]>(
  [
    ['applies the last of several keys', { steps: [type('1'), type('12'), rest], text: '12', calls: ['12'] }],
    ['keeps blanks that the value lacks', { steps: [type(' 1 '), rest, applied('1')], text: ' 1 ', calls: ['1'] }],
    ['keeps what was typed before its value came', { steps: [type('1'), rest, type('12'), applied('1')], text: '12', calls: ['1'] }],
    [
      'keeps it for several late values',
      { steps: [type('1'), rest, type('12'), rest, type('123'), applied('1'), applied('12')], text: '123', calls: ['1', '12'] },
    ],
    [
      'keeps it if one of them is skipped',
      { steps: [type('1'), rest, type('12'), rest, type('123'), applied('12')], text: '123', calls: ['1', '12'] },
    ],
    [
      'follows a way back',
      { steps: [type('1'), rest, applied('1'), type('12'), rest, applied('12'), applied('1')], text: '1', calls: ['1', '12'] },
    ],
    ['follows a way back to the start', { start: 'a', steps: [type('ab'), rest, applied('ab'), applied('a')], text: 'a', calls: ['ab'] }],
    ['follows a value of elsewhere', { start: 'a', steps: [applied('b')], text: 'b', calls: [] }],
    [
      'follows it after it was typed and cleared',
      { steps: [type('a'), rest, applied('a'), type(''), applied(''), applied('a')], text: 'a', calls: ['a', ''] },
    ],
    ['applies an empty text at once', { start: 'a', steps: [type('')], text: '', calls: [''] }],
    [
      'ignores a value that was there already',
      { start: 'a', steps: [type('a '), rest, applied('b'), applied('a')], text: 'a', calls: ['a'] },
    ],
  ],
)('A field that applies while the user types %s', (_case, { start = '', steps, text, calls }) => {
  const onApply = vi.fn<(value: string) => void>();
  const { result, rerender } = renderHook(
    ({ value }) => useAppliedText({ value, parse: (typed) => typed.trim(), format: (shown) => shown, onApply }),
    { initialProps: { value: start } },
  );
  for (const [kind, word = ''] of steps)
    if (kind === 'applied') rerender({ value: word });
    else if (kind === 'type') act(() => result.current.type(word));
    else act(() => void vi.advanceTimersByTime(limits.filterDebounce));
  expect(result.current.text).toBe(text);
  expect(onApply.mock.calls.flat()).toEqual(calls);
});
