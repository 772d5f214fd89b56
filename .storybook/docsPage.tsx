import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { initialGlobals } from './globals';

declare global {
  /** Address of a story's page; the docs frame their stories with it. */
  var PREVIEW_URL: string | undefined;
}

type Globals = Readonly<Record<string, unknown>>;

/** The toolbar's values that the address holds, "tenant:GM;mode:dark"; the docs begin with them. */
function globalsOfAddress(): Globals {
  const text = new URLSearchParams(window.location.search).get('globals') ?? '';
  return { ...initialGlobals, ...Object.fromEntries(text.split(';').map((pair) => pair.split(':'))) };
}

/** Has stories in windows of their own begin with these values. */
function frameStoriesIn(globals: Globals): void {
  const address = Object.keys(initialGlobals)
    .filter((name) => globals[name] !== '')
    .map((name) => `${name}:${String(globals[name])}`)
    .join(';');
  globalThis.PREVIEW_URL = `iframe.html?globals=${address}`;
}

frameStoriesIn(globalsOfAddress());

/** Stories have their tenant's page background, for which their text colours are made, not the docs' own. */
const storyGround = `
  .docs-story { background-color: var(--mui-palette-background-default); color: var(--mui-palette-text-primary); font-family: var(--shop-font-text); }
`;

/** Docs in the toolbar's mode; stories in windows of their own follow the toolbar, too. */
export function DocsPage({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(globalsOfAddress);
  useEffect(() => {
    const change = (update: { globals: Globals }) => {
      frameStoriesIn(update.globals);
      setGlobals(update.globals);
    };
    context.channel.on('globalsUpdated', change);
    return () => context.channel.off('globalsUpdated', change);
  }, [context]);
  return (
    <DocsContainer key={JSON.stringify(globals)} context={context} theme={globals['mode'] === 'dark' ? themes.dark : themes.light}>
      <style>{storyGround}</style>
      {children}
    </DocsContainer>
  );
}
