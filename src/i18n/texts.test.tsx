import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addTexts, showLanguage, useTexts } from './texts';

test("texts of the frame are there first, a screen's own come with it, and a switch of language takes both along", async () => {
  const { result } = renderHook(() => useTexts());
  await act(() => showLanguage('de'));
  expect(result.current.language).toBe('de');
  expect(result.current.messages['app.title.checkout']).toBe('Warenkorb');
  expect(result.current.messages).not.toHaveProperty(['cart.undo']);

  await act(() => addTexts('ordering'));
  expect(result.current.messages).toHaveProperty(['cart.undo']);

  await act(() => showLanguage('it'));
  expect(result.current.language).toBe('it');
  expect(result.current.messages['app.title.checkout']).toBe('Carrello');
  expect(result.current.messages).toHaveProperty(['cart.undo']);
});

test('the language asked for last wins, whichever answer comes last', async () => {
  const { result } = renderHook(() => useTexts());
  await act(async () => {
    await Promise.all([showLanguage('en'), showLanguage('de'), showLanguage('en')]);
  });
  expect(result.current.language).toBe('en');
  expect(result.current.messages['app.title.checkout']).toBe('Cart');
});
