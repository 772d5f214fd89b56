import type { Plugin } from 'vite';

/** A module whose content is worked out when the Storybook asks for it. */
interface Source {
  readonly id: string;
  readonly content: () => unknown;
}

/** Gives the Storybook modules that are worked out from the repository instead of being kept in it. */
export function factsPlugin(sources: readonly Source[]): Plugin {
  return {
    name: 'shop-storybook-facts',
    resolveId: (id) => (sources.some((source) => source.id === id) ? `\0${id}` : undefined),
    async load(id) {
      const source = sources.find((candidate) => `\0${candidate.id}` === id);
      return source && `export default ${JSON.stringify(await source.content())};`;
    },
  };
}
