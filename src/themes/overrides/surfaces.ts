import type { Components, Theme } from '@mui/material/styles';

/** Parent of floating parts; default: the page itself. */
export interface PortalProps {
  readonly container?: () => HTMLElement | null;
}

const severities = ['success', 'warning', 'error', 'info'] as const;

const alertTones = severities.map((severity) => ({
  props: { severity },
  style: {
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: `var(--mui-palette-${severity}-surface)`,
    border: `1px solid var(--mui-palette-${severity}-border)`,
    '& .MuiAlert-icon': { color: `var(--mui-palette-${severity}-text)` },
  },
}));

const floating = {
  backgroundColor: 'var(--mui-palette-background-raised)',
  border: 'var(--shop-hairline)',
  borderRadius: 'var(--shop-radius)',
  boxShadow: 'var(--shop-shadow-menu)',
};

/** Papers, dialogs, menus, tables, messages: everything that lies on the page or floats above it. */
export function surfaceOverrides(portal: PortalProps): Components<Theme> {
  return {
    MuiModal: { defaultProps: portal, styleOverrides: { root: { bottom: 'var(--shop-size-keyboard)' } } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      // MUI lightens papers in dark mode by an overlay; the tokens already have a colour for each level.
      styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: 'var(--mui-palette-divider)' } },
    },
    MuiBackdrop: {
      styleOverrides: {
        root: {
          variants: [
            {
              props: { invisible: false },
              style: { backgroundColor: 'rgb(0 0 0 / 48%)' },
            },
          ],
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          backgroundColor: 'var(--mui-palette-background-raised)',
          borderRadius: 'var(--shop-radius-large)',
          boxShadow: 'var(--shop-shadow-dialog)',
          // Below 961 px a dialog comes as a sheet from below.
          '@media (max-width: 960.95px)': {
            width: '100%',
            maxWidth: 'none',
            maxHeight: 'calc(100% - 48px)',
            margin: 0,
            borderBottomLeftRadius: 0,
            borderBottomRightRadius: 0,
            paddingBottom: 'env(safe-area-inset-bottom, 0px)',
          },
          // A full-window surface hides the page behind it, above it and at its corners too.
          variants: [
            {
              props: { fullScreen: true },
              style: { borderRadius: 0, '@media (max-width: 960.95px)': { maxHeight: 'none', borderRadius: 0 } },
            },
          ],
        },
        container: { '@media (max-width: 960.95px)': { alignItems: 'flex-end' } },
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: {
          padding: 'var(--shop-space-6) var(--shop-space-6) var(--shop-space-2)',
          fontFamily: 'var(--shop-font-heading)',
          fontWeight: 'var(--shop-font-heading-weight)',
          fontSize: 'var(--shop-font-size-20)',
          lineHeight: 1.25,
        },
      },
    },
    MuiDialogContent: { styleOverrides: { root: { padding: 'var(--shop-space-2) var(--shop-space-6) var(--shop-space-4)' } } },
    MuiDialogActions: {
      styleOverrides: {
        root: {
          flexWrap: 'wrap',
          gap: 'var(--shop-space-2)',
          padding: 'var(--shop-space-4) var(--shop-space-6) var(--shop-space-6)',
          '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        },
      },
    },
    MuiDrawer: {
      styleOverrides: {
        paper: {
          bottom: 'var(--shop-size-keyboard)',
          height: 'auto',
          backgroundColor: 'var(--mui-palette-background-raised)',
          boxShadow: 'var(--shop-shadow-dialog)',
        },
      },
    },
    MuiPopover: { defaultProps: portal, styleOverrides: { paper: floating } },
    MuiMenu: { styleOverrides: { paper: { ...floating, marginTop: 'var(--shop-space-1)' }, list: { padding: 'var(--shop-space-1) 0' } } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: 'var(--shop-size-line)',
          fontSize: 'var(--shop-font-size-body)',
          '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
            backgroundColor: 'var(--mui-palette-background-selected)',
          },
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          alignItems: 'center',
          padding: 'var(--shop-space-1) var(--shop-space-4)',
          borderRadius: 'var(--shop-radius)',
          fontSize: 'var(--shop-font-size-body)',
          variants: alertTones,
        },
        icon: { opacity: 1 },
        action: { alignItems: 'center', paddingTop: 0 },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: {
          padding: 'var(--shop-space-2) var(--shop-space-3)',
          borderBottom: 'var(--shop-hairline)',
          fontSize: 'var(--shop-font-size-body)',
        },
        head: { color: 'var(--mui-palette-text-secondary)', fontSize: 'var(--shop-font-size-12)', fontWeight: 600, lineHeight: 1.35 },
      },
    },
    MuiTableSortLabel: { styleOverrides: { root: { '&.Mui-active': { color: 'var(--mui-palette-text-primary)' } } } },
  };
}
