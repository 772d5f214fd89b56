import { useSyncExternalStore } from 'react';
import { fallbackLanguage, type Language } from '#domain/text/language.ts';
import { publisher } from '#platform/publisher.ts';
import type { Messages } from './messageKey';
import type { TextBundle } from './textBundles';

type Bundle = TextBundle | 'frame';

type Texts = Readonly<Record<string, string>>;

/** The frame's bundle of a language: its texts, and the loaders of its other bundles. */
interface FrameTexts {
  readonly messages: Texts;
  readonly others: Readonly<Record<string, () => Promise<Texts>>>;
}

/** Each language's bundle is a chunk of its own: only the active language is fetched, and only the screen's part of it. */
const frames = import.meta.glob<FrameTexts>('./bundles/*/frame.ts');

/** Texts on show. */
export interface ShownTexts {
  readonly language: Language;
  readonly messages: Messages;
}

/** The bundles that a switch of language takes along: those that have been fetched in some language. */
const added = new Set<Bundle>(['frame']);
const fetched = new Map<string, Promise<Texts>>();
const { subscribe, publish } = publisher();
let asked: Language = fallbackLanguage;
const none = {} as Messages;
let shown: ShownTexts = { language: fallbackLanguage, messages: none };

async function fetchTexts(language: Language, bundle: Bundle): Promise<Texts> {
  const frame = await frames[`./bundles/${language}/frame.ts`]?.();
  const texts = bundle === 'frame' ? frame?.messages : await frame?.others[`./${bundle}.ts`]?.();
  if (!texts) throw new Error(`There is no bundle of texts ${language}/${bundle}`);
  return texts;
}

function fetchBundle(language: Language, bundle: Bundle): Promise<Texts> {
  const name = `${language}/${bundle}`;
  const known = fetched.get(name);
  if (known) return known;
  // A bundle that could not be fetched is asked for again the next time.
  const coming = fetchTexts(language, bundle).catch((error: unknown) => {
    fetched.delete(name);
    throw error;
  });
  fetched.set(name, coming);
  return coming;
}

/** Fetches the added bundles in the language requested last, then shows it. The texts on screen stay until all bundles are there. */
async function show(): Promise<void> {
  const language = asked;
  const bundles = [...added];
  const parts = await Promise.all(bundles.map((bundle) => fetchBundle(language, bundle)));
  if (language !== asked) return show();
  // Texts that a screen has added meanwhile were added to the previous language.
  if (bundles.length < added.size) return show();
  if (isOnShow(language)) return put(...parts);
  shown = { language, messages: Object.assign({}, ...parts) as Messages };
  publish();
}

function isOnShow(language: Language): boolean {
  return language === shown.language && shown.messages !== none;
}

/**
 * Adds texts to the current ones. A screen's texts arrive with its code, before its keys are used, so listeners aren't notified: a new
 * texts object would re-render every reader, down to each row of a list.
 */
function put(...parts: readonly Texts[]): void {
  Object.assign(shown.messages, ...parts);
}

/** Shows the shop's texts in a language, once they are there. */
export async function showLanguage(language: Language): Promise<void> {
  asked = language;
  await show();
}

/**
 * Adds the texts of a screen, independently of other additions. Resolves once they are shown; rejects if they could not be fetched, and
 * the next call tries again.
 */
export async function addTexts(bundle: TextBundle): Promise<void> {
  const language = shown.messages === none ? asked : shown.language;
  const texts = await fetchBundle(language, bundle);
  added.add(bundle);
  if (isOnShow(language)) return put(texts);
  // The first texts are not there yet, or the language was switched meanwhile.
  return shown.messages === none ? show() : addTexts(bundle);
}

/** The texts on show. */
export function useTexts(): ShownTexts {
  return useSyncExternalStore(subscribe, () => shown);
}

/** Texts of a language that have changed while the shop is being worked on. */
export interface TextUpdate {
  readonly language: Language;
  readonly texts: Texts;
}

/** Replaces changed texts that have been fetched, without a reload, which would lose the input in forms. */
export async function changeTexts({ language, texts }: TextUpdate): Promise<void> {
  const isIn = (known: Texts) => Object.keys(texts).some((key) => key in known);
  for (const [name, coming] of fetched) {
    const bundle = name.startsWith(`${language}/`) ? await coming.catch(() => none) : none;
    if (isIn(bundle)) Object.assign(bundle, texts);
  }
  if (language !== shown.language || !isIn(shown.messages)) return;
  shown = { language, messages: { ...shown.messages, ...texts } };
  publish();
}

import.meta.hot?.on('shop:texts', changeTexts);
