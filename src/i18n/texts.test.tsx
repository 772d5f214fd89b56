import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { others } from './bundles/en/frame';
import { addTexts, changeTexts, showLanguage, useTexts } from './texts';

test("texts of the frame come first, a screen's own come with it, and a switch of language loads both", async () => {
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

test('the language requested last wins, whichever answer comes last', async () => {
  const { result } = renderHook(() => useTexts());
  await act(async () => {
    await Promise.all([showLanguage('en'), showLanguage('de'), showLanguage('en')]);
  });
  expect(result.current.language).toBe('en');
  expect(result.current.messages['app.title.checkout']).toBe('Cart');
});

test('texts edited during development are shown at once, and remain after a switch of language and back', async () => {
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

describe('bundles that are added at the same time', () => {
  afterEach(() => vi.restoreAllMocks());
  const fetching = (bundle: string) => vi.spyOn(others as Record<string, () => Promise<Record<string, string>>>, `./${bundle}.ts`);
  const messages = () => renderHook(() => useTexts()).result.current.messages;

  test('each wait for their own texts only, on later calls as well', async () => {
    await act(() => showLanguage('en'));
    const slow = Promise.withResolvers<Record<string, string>>();
    fetching('fairs').mockReturnValue(slow.promise);
    const fairs = addTexts('fairs');
    void addTexts('journal');
    await addTexts('journal');
    expect(messages()).toHaveProperty(['journal.title']);
    expect(messages()).not.toHaveProperty(['fairs.title']);

    slow.resolve({ 'fairs.title': 'Fairs' });
    await fairs;
    expect(messages()).toHaveProperty(['fairs.title']);
  });

  test('do not fail with one of them, which is fetched again the next time and blocks no switch of language', async () => {
    await act(() => showLanguage('en'));
    const broken = fetching('consent').mockRejectedValue(new TypeError('no network'));
    const ends = await Promise.allSettled([addTexts('consent'), addTexts('logout'), addTexts('companion')]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    await act(() => showLanguage('it'));
    expect(renderHook(() => useTexts()).result.current.language).toBe('it');

    await act(() => showLanguage('en'));
    broken.mockRestore();
    await addTexts('consent');
    expect(messages()).toHaveProperty(['consent.title']);
  });

  test('are available in the language requested during the load', async () => {
    await act(() => showLanguage('en'));
    const slow = Promise.withResolvers<Record<string, string>>();
    fetching('smallParts').mockReturnValue(slow.promise);
    const release = addTexts('smallParts');
    await act(() => showLanguage('it'));
    slow.resolve({ 'release.take': 'The English one' });
    await release;
    expect(messages()).toHaveProperty(['release.take']);
    expect(messages()).not.toHaveProperty(['release.take'], 'The English one');
  });
});
