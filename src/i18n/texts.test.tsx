import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addTexts, changeTexts, showLanguage, useTexts } from './texts';

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

test('texts that change while somebody works on them are on show at once, and still there after a switch of language and back', async () => {
  const { result } = renderHook(() => useTexts());
  await act(() => showLanguage('de'));
  const before = result.current.messages;
  await act(() => changeTexts({ language: 'de', texts: { 'app.title.checkout': 'Wagen', 'app.title.new': 'Neu' } }));
  expect(result.current.messages).not.toBe(before);
  expect(result.current.messages).toMatchObject({ 'app.title.checkout': 'Wagen', 'app.title.new': 'Neu' });

  const shown = result.current;
  await act(() => changeTexts({ language: 'it', texts: { 'app.title.checkout': 'Spesa' } }));
  await act(() => changeTexts({ language: 'de', texts: { 'analytics.title': 'Bericht' } }));
  expect(result.current).toBe(shown);
  expect(result.current.messages).not.toHaveProperty(['analytics.title']);

  await act(() => showLanguage('it'));
  expect(result.current.messages['app.title.checkout']).toBe('Spesa');
  await act(() => showLanguage('de'));
  expect(result.current.messages['app.title.checkout']).toBe('Wagen');
});
