import type { Decorator, Loader } from '@storybook/react-vite';
import type { openStoryBackend } from './backend';
import type { ShopStory, ShopWorld } from './shopStory';

/** Data loaded for stories with `parameters.shop`: the running shop and the start of its mock backend. */
export interface LoadedShop {
  ShopWorld: typeof ShopWorld;
  openStoryBackend: typeof openStoryBackend;
}

/** Returns a story's world in the shop; undefined if it needs none. */
export const shopOf = (parameters: Readonly<Record<string, unknown>>) => parameters['shop'] as ShopStory | undefined;

/**
 * Loads shop and mock backend for the stories that ask for them. The others don't depend on that code, so a change of it leaves their
 * results as they are (`scripts/kept/storyInputs.ts`).
 */
export const loadShop: Loader = async ({ parameters }): Promise<Partial<LoadedShop>> => {
  if (!shopOf(parameters)) return {};
  const [{ ShopWorld }, { openStoryBackend }] = await Promise.all([import('./shopStory'), import('./backend')]);
  return { ShopWorld, openStoryBackend };
};

/** Puts stories with `parameters.shop` into a running shop on a mock backend of their own. */
export const withShop: Decorator = (Story, { parameters, id, loaded }) => {
  const story = shopOf(parameters);
  if (!story) return <Story />;
  const { ShopWorld } = loaded as LoadedShop;
  return (
    <ShopWorld key={id} story={story}>
      <Story />
    </ShopWorld>
  );
};
