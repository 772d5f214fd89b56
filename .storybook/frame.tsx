import CssBaseline from '@mui/material/CssBaseline';
import { StyledEngineProvider, ThemeProvider, type Components, type Theme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { action } from 'storybook/actions';
import { LinkContext } from '#kit/link/linkContext.ts';
import { ToastProvider } from '#kit/toast/ToastProvider.tsx';
import type { Language } from '#domain/text/language.ts';
import { localeOf } from '#i18n/locale.ts';
import type { Messages } from '#i18n/messageKey.ts';
import { createTenantTheme } from '#themes/createTenantTheme.ts';
import { modeAttribute } from '#themes/mode.ts';
import { LookContext } from '#themes/look.ts';
import type { Density, ThemeMode, ThemeTokens } from '#themes/tokens.ts';

/** Data that the loader fetched for a story. */
export interface Loaded {
  tokens: ThemeTokens;
  messages: Messages;
}

interface FrameProps {
  tokens: ThemeTokens;
  messages: Messages;
  language: Language;
  mode: ThemeMode;
  density: Density | 'tenant';
  children: ReactNode;
}

/**
 * A component's links lead to screens that its story doesn't have: a click is shown in the actions panel instead of leaving the story.
 */
const links = { navigate: action('navigate') };

/** Page rules of the shop's own stylesheet, for stories, which are rendered without it. */
const pageStyles: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontSize: 'var(--shop-font-size-body)', WebkitFontSmoothing: 'auto', MozOsxFontSmoothing: 'auto' },
      ':focus-visible': { outline: 'var(--shop-focus-ring)', outlineOffset: 'var(--shop-focus-gap)' },
    },
  },
};

function storyTheme(look: ThemeTokens): Theme {
  const theme = createTenantTheme(look);
  Object.assign(theme.components ?? {}, pageStyles);
  return theme;
}

/** Theme and texts round a story, as the toolbar says. */
function Frame({ tokens, messages, language, mode, density, children }: FrameProps) {
  const look = useMemo(() => (density === 'tenant' ? tokens : { ...tokens, density }), [tokens, density]);
  const theme = useMemo(() => storyTheme(look), [look]);
  useEffect(() => {
    document.documentElement.setAttribute(modeAttribute, mode);
    document.documentElement.lang = language;
  }, [mode, language]);
  return (
    <IntlProvider locale={localeOf[language]} defaultLocale="de" messages={messages}>
      <StyledEngineProvider injectFirst>
        <ThemeProvider theme={theme} defaultMode={mode} key={mode}>
          <CssBaseline />
          <LookContext value={look}>
            <LinkContext value={links}>
              <ToastProvider>{children}</ToastProvider>
            </LinkContext>
          </LookContext>
        </ThemeProvider>
      </StyledEngineProvider>
    </IntlProvider>
  );
}

/** Puts every story into the frame. */
export const withFrame: Decorator = (Story, { globals, loaded }) => {
  const { tokens, messages } = loaded as Loaded;
  return (
    <Frame tokens={tokens} messages={messages} language={globals['language']} mode={globals['mode']} density={globals['density']}>
      <Story />
    </Frame>
  );
};
