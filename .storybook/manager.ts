import { addons, type API } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { create } from 'storybook/theming/create';
import symbol from '#themes/assets/national/favicon.svg';

type Mode = 'light' | 'dark';

/** Name and symbol of the group's neutral look: no tenant's, since this is the Storybook of all. */
const brandTitle = `<span style="display:flex;align-items:center;gap:10px;font-weight:700"><img src='${symbol}' alt="" width="28" height="28">Ordering shop</span>`;

const themes = {
  light: create({ base: 'light', brandTitle, brandUrl: './', brandTarget: '_self', colorPrimary: '#34506b', colorSecondary: '#34506b' }),
  dark: create({ base: 'dark', brandTitle, brandUrl: './', brandTarget: '_self', colorPrimary: '#3f6890', colorSecondary: '#6f9fcb' }),
};

/** The mode that the address asks for, so that nothing flashes before the stories are there. */
const modeOfAddress = (): Mode =>
  /(?:^|;)mode:dark(?:;|$)/.test(new URLSearchParams(window.location.search).get('globals') ?? '') ? 'dark' : 'light';

/** Places without controls, actions or steps: an addon panel would be empty there. */
const withoutPanel = /^(?:guide|foundations|boards)-(?!all-tenants)/;

addons.setConfig({
  theme: themes[modeOfAddress()],
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId: string }, isShown: boolean) => isShown && !withoutPanel.test(storyId),
  },
  sidebar: {
    // The index names docs by all words that the search finds them by; in the tree they are below their component.
    renderLabel: ({ name, type, tags }: { name: string; type: string; tags?: readonly string[] }) =>
      type === 'docs' && !tags?.includes('unattached-mdx') ? 'Docs' : name,
  },
});

addons.register('shop/mode', (api: API) => {
  const follow = ({ globals }: { globals: { mode?: Mode } }) => {
    const { mode } = globals;
    if (mode) api.setOptions({ theme: themes[mode] });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
