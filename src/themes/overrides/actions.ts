import type { Components, Theme } from '@mui/material/styles';

/** On touch a chip grows, and its target reaches beyond it to 44 px. */
const touchChip = {
  '@media (max-width: 960.95px)': {
    position: 'relative',
    height: 36,
    '&::after': { content: '""', position: 'absolute', inset: '-4px 0' },
  },
} as const;

/** The box round a tick or a dot: 36 px with a mouse, 44 px on touch. */
const tickPadding = 'calc((max(var(--shop-size-touch), 36px) - 24px) / 2)';

/**
 * Icon buttons, chips, tabs, switches: flat, without ripple, as high as the density. The button with a label is styled by
 * `kit/action/button.module.css`, which the plain one shares.
 */
export const actionOverrides: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: { root: { WebkitTapHighlightColor: 'transparent' } },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: 'var(--shop-size-control)',
        minHeight: 'var(--shop-size-control)',
        padding: 'var(--shop-space-1)',
        borderRadius: 'var(--shop-radius-button)',
        transitionDuration: 'var(--shop-duration-fast)',
        variants: [
          { props: { size: 'small' }, style: { minWidth: 'var(--shop-size-control-small)', minHeight: 'var(--shop-size-control-small)' } },
        ],
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 28,
        borderRadius: 'var(--shop-radius-small)',
        fontWeight: 600,
        variants: [
          { props: { size: 'small' }, style: { height: 22, fontSize: 'var(--shop-font-size-12)' } },
          { props: { clickable: true }, style: touchChip },
        ],
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 'var(--shop-size-control)', borderBottom: 'var(--shop-hairline)' },
      indicator: { height: 3, backgroundColor: 'var(--mui-palette-primary-text)', transitionDuration: 'var(--shop-duration-medium)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 'var(--shop-size-control)',
        minWidth: 0,
        padding: 'var(--shop-space-2) var(--shop-space-4)',
        '&.Mui-selected': { color: 'var(--mui-palette-text-primary)' },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      thumb: { boxShadow: 'none', border: '1px solid var(--mui-palette-outline)' },
      track: { opacity: 1, backgroundColor: 'var(--mui-palette-outline)' },
      switchBase: {
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: 'var(--mui-palette-primary-main)' },
        '&.Mui-checked': { color: 'var(--mui-palette-primary-contrastText)' },
      },
    },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        padding: tickPadding,
        color: 'var(--mui-palette-outline)',
        '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: 'var(--mui-palette-primary-text)' },
      },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: { padding: tickPadding, color: 'var(--mui-palette-outline)', '&.Mui-checked': { color: 'var(--mui-palette-primary-text)' } },
    },
  },
};
